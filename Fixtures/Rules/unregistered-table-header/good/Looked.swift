import UIKit

/// nil is looked at before it is returned.
final class SackController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Sack")
        if header == nil {
            return LidHeaderView(reuseIdentifier: "Sack")
        }
        header?.textLabel?.text = "Sack"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "SackFooter") as? LidHeaderView
        guard let footer = footer else {
            return LidHeaderView(reuseIdentifier: "SackFooter")
        }
        return footer
    }
}

final class BagController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Bag")
        guard header != nil else { return LidHeaderView(reuseIdentifier: "Bag") }
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "BagFooter") {
            return footer
        } else {
            return LidHeaderView(reuseIdentifier: "BagFooter")
        }
    }
}

/// Registered, and guarded.
final class TubController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LidHeaderView.self, forHeaderFooterViewReuseIdentifier: "Tub")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Tub") as? LidHeaderView
        else { fatalError("no header") }
        return header
    }
}
