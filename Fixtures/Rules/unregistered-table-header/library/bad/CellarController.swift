import Reusable
import UIKit

final class CellarHeaderView: UITableViewHeaderFooterView, Reusable {}
final class CellarFooterView: UITableViewHeaderFooterView, Reusable {}

final class CellarController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(CellarHeaderView.self)!
        view.textLabel?.text = "Cellar"
        return view
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(CellarFooterView.self)
    }
}
