import Reusable
import UIKit

final class CellarHeaderView: UITableViewHeaderFooterView, Reusable {}
final class CellarFooterView: UITableViewHeaderFooterView, Reusable {}
final class AtticHeaderView: UITableViewHeaderFooterView, Reusable {}

final class CellarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(headerFooterViewType: CellarHeaderView.self)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(CellarHeaderView.self)!
    }

    /// Where there is none, one is made.
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let view: CellarFooterView = tableView.dequeueReusableHeaderFooterView() else {
            return CellarFooterView(reuseIdentifier: CellarFooterView.reuseIdentifier)
        }
        return view
    }
}

final class AtticController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let view: AtticHeaderView = tableView.dequeueReusableHeaderFooterView() {
            return view
        } else {
            return AtticHeaderView(reuseIdentifier: AtticHeaderView.reuseIdentifier)
        }
    }
}
