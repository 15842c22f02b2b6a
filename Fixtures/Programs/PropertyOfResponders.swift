// A property that depends on itself along the chain of responders is of its type all the same.
import UIKit

class BraidCell: UITableViewCell {}
class ReelCell: UITableViewCell {}

struct Components {
    static var standard = Components()

    var braidCell: BraidCell.Type = BraidCell.self
    var reelCell: ReelCell.Type = ReelCell.self
}

protocol ComponentsProvider: AnyObject {
    var components: Components { get }
}

extension ComponentsProvider where Self: UIResponder {
    /// What the nearest responder says.
    var components: Components {
        var responder = next
        while let current = responder {
            if let provider = current as? ComponentsProvider { return provider.components }
            responder = current.next
        }
        return .standard
    }
}

extension UITableViewCell {
    static var identifier: String { String(describing: self) }
}

extension UITableView {
    func register<Cell: UITableViewCell>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: type.identifier)
    }

    func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        dequeueReusableCell(withIdentifier: type.identifier, for: indexPath) as! Cell
    }
}

class BraidController: UITableViewController, ComponentsProvider {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(components.braidCell)
        tableView.register(components.reelCell)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeue(components.reelCell, for: indexPath)
    }
}
