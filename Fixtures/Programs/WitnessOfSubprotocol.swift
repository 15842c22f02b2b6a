// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling {
    associatedtype Cell: UITableViewCell
    func wind()
    var tableView: UITableView! { get }
}

extension Spooling {
    func setUp() { tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)") }
}

protocol SkeinSpooling: Spooling where Cell == SkeinCell {}

extension SkeinSpooling {
    func wind() {}
}

final class SpoolController: UITableViewController, SkeinSpooling {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
