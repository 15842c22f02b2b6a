// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling {
    associatedtype Cell
}

extension Spooling where Cell: UITableViewCell {
    func setUp(_ tableView: UITableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    }
}

struct Spool: Spooling {
    typealias Cell = SkeinCell
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Spool().setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
