// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling {
    associatedtype Cell: UITableViewCell
}

extension Spooling {
    func setUp(_ tableView: UITableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    }
}

class Spool<Cell: UITableViewCell>: Spooling {}

final class SkeinSpool: Spool<SkeinCell> {}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        SkeinSpool().setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
