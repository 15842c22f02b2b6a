// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling {
    associatedtype Cell: UITableViewCell
    var wind: (Cell, Int) -> Void { get }
    var tableView: UITableView! { get }
}

extension Spooling {
    func setUp() { tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)") }
}

final class SpoolController: UITableViewController, Spooling {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    let wind: (SkeinCell, Int) -> Void = { _, _ in }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
