// The items of a data source's class are of the type that its superclass is written with.
import UIKit

class TinCell: UITableViewCell {}
class RimCell: UITableViewCell {}

enum TinItem: Hashable {
    case tin
    case rim(Int)

    var identifier: String {
        switch self {
        case .tin: "Tin"
        case .rim: "Rim"
        }
    }
}


final class TinSource: UITableViewDiffableDataSource<Int, TinItem> {
    init(tableView: UITableView) {
        tableView.register(TinCell.self, forCellReuseIdentifier: "Tin")
        tableView.register(RimCell.self, forCellReuseIdentifier: "Rim")
        super.init(tableView: tableView) { tableView, indexPath, item in
            tableView.dequeueReusableCell(withIdentifier: item.identifier, for: indexPath)
        }
    }
}

class TinController: UIViewController {
    @IBOutlet var tableView: UITableView!
    private lazy var source = TinSource(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        source.defaultRowAnimation = .fade
    }
}
