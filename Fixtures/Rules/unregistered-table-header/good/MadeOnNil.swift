import UIKit

final class LidHeaderView: UITableViewHeaderFooterView {}

/// nil is handled.
final class LidController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Lid")
            ?? LidHeaderView(reuseIdentifier: "Lid")
        header.textLabel?.text = "Lids"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        var footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "LidFooter")
        if footer == nil {
            footer = UITableViewHeaderFooterView(reuseIdentifier: "LidFooter")
        }
        return footer
    }
}

final class GuardedController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Guarded") else {
            return LidHeaderView(reuseIdentifier: "Guarded")
        }
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Old") as? LidHeaderView {
            return footer
        }
        return LidHeaderView(reuseIdentifier: "Old")
    }
}

final class LoneController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Lone") {
            return header
        } else {
            return LidHeaderView(reuseIdentifier: "Lone")
        }
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "LoneFooter") as! LidHeaderView?
        return footer ?? LidHeaderView(reuseIdentifier: "LoneFooter")
    }
}
