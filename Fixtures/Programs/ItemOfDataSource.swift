// The items of a data source are of the type that it is written with, or its variable.
import UIKit

enum Bolt: Hashable {
    case linen
    case felt

    var identifier: String {
        switch self {
        case .linen: return "Linen"
        case .felt: return "Felt"
        }
    }
}

class BoltController: UITableViewController {
    var source: UITableViewDiffableDataSource<Int, Bolt>!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Linen")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Felt")
        source = UITableViewDiffableDataSource(tableView: tableView) { view, indexPath, bolt in
            view.dequeueReusableCell(withIdentifier: bolt.identifier, for: indexPath)
        }
        source = .init(tableView: tableView, cellProvider: { view, indexPath, bolt in
            view.dequeueReusableCell(withIdentifier: bolt.identifier, for: indexPath)
        })
        source = UITableViewDiffableDataSource<Int, Bolt>(tableView: tableView, cellProvider: cell)
    }

    private func cell(_ view: UITableView, _ indexPath: IndexPath, _ bolt: Bolt) -> UITableViewCell? {
        view.dequeueReusableCell(withIdentifier: bolt.identifier, for: indexPath)
    }
}
