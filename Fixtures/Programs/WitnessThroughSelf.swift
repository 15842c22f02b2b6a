// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling {
    associatedtype Cell: UITableViewCell
    func wind(_ cell: Cell)
    var tableView: UITableView! { get }
}

extension Spooling {
    func setUp() { tableView.register(Self.Cell.self, forCellReuseIdentifier: "\(Self.Cell.self)") }
}

final class SpoolController: UITableViewController, Spooling {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    func wind(_ cell: SkeinCell) {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
