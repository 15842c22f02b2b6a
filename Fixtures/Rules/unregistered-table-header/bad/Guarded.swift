import UIKit

final class BasketHeaderView: UITableViewHeaderFooterView {
    var title = ""
}

/// A `guard` that ends the app.
final class BasketController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "BasketHeader")
            as? BasketHeaderView
        else {
            fatalError("no header")
        }
        header.title = "Basket \(section)"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "BasketFooter")
        guard let footer = view as? BasketHeaderView else {
            preconditionFailure("no footer")
        }
        return footer
    }
}

/// nil is returned in the end.
final class PunnetController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "PunnetHeader")
        header?.textLabel?.text = "Punnet"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "PunnetFooter") as? BasketHeaderView
        if let footer = footer {
            footer.title = "Punnet"
        }
        return footer
    }
}

final class HamperController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "HamperHeader")
                as? BasketHeaderView
        else { return nil }
        header.title = "Hamper"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "HamperFooter") {
            return footer
        } else {
            fatalError("no footer")
        }
    }
}
