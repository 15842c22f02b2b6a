import UIKit

final class OatHeader: UITableViewHeaderFooterView {}
final class RyeHeader: UITableViewHeaderFooterView {}

/// Copied from the line above.
final class GrainController: UITableViewController {
    private enum Id {
        static let oats = "Header"
        static let rye = "Header"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(OatHeader.self, forHeaderFooterViewReuseIdentifier: Id.oats)
        tableView.register(RyeHeader.self, forHeaderFooterViewReuseIdentifier: Id.rye)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: section == 0 ? Id.oats : Id.rye)
    }
}
