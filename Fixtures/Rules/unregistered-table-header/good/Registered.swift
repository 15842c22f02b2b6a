import UIKit

final class JarHeaderView: UITableViewHeaderFooterView {}

/// Headers and footers share one namespace.
final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(JarHeaderView.self, forHeaderFooterViewReuseIdentifier: "Shared")
        tableView.register(
            UINib(nibName: "CrateHeaderView", bundle: nil), forHeaderFooterViewReuseIdentifier: "Crate")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0
            ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "Crate")
            : tableView.dequeueReusableHeaderFooterView(withIdentifier: "Shared")
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Shared")
    }
}
