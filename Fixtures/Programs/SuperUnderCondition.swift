// A callback that a subclass has anew asks the inherited one for some rows.
import UIKit

class SpinController<Cell: UITableViewCell>: UITableViewController {
    var identifier: String { String(describing: Cell.self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerCells()
    }

    func registerCells() {
        tableView.register(Cell.self, forCellReuseIdentifier: identifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}

class WhorlCell: UITableViewCell {}

final class WhorlController: SpinController<WhorlCell> {
    override func registerCells() {
        super.registerCells()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row % 2 {
        case 0: return super.tableView(tableView, cellForRowAt: indexPath)
        default: return tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
        }
    }
}

final class LinenController: SpinController<UITableViewCell> {}
