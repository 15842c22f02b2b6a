import UIKit

final class ShelfHeaderView: UITableViewHeaderFooterView {}

/// No header is shown, and nothing is said.
final class ShelfController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ShelfHeaderView.self, forHeaderFooterViewReuseIdentifier: "ShelfHeader")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if section == 0 {
            return tableView.dequeueReusableHeaderFooterView(withIdentifier: "ShelfHeader")
        }
        return tableView.dequeueReusableHeaderFooterView(withIdentifier: "ShelfHeaderView")
    }
}
