// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Item {
    associatedtype Cell: UITableViewCell
}

struct Skein: Item {
    typealias Cell = SkeinCell
}

protocol Spooling {
    associatedtype Element: Item
    var items: [Element] { get }
}

extension Spooling {
    func setUp(_ tableView: UITableView) {
        tableView.register(Element.Cell.self, forCellReuseIdentifier: "\(Element.Cell.self)")
    }
}


final class SpoolController: UITableViewController, Spooling {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp(tableView)
    }

    var items: [Skein] { [] }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
