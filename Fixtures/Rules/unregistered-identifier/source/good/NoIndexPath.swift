import UIKit

/// Without `for:` nothing is raised: the call returns nil and the cell is made by hand.
final class OldStyleController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch indexPath.row {
        case 0:
            return tableView.dequeueReusableCell(withIdentifier: "value1")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "value1")
        case 1:
            var cell = tableView.dequeueReusableCell(withIdentifier: "subtitle")
            if cell == nil {
                cell = UITableViewCell(style: .subtitle, reuseIdentifier: "subtitle")
            }
            return cell!
        default:
            return tableView.dequeueOrCreate("plain")
        }
    }
}

extension UITableView {
    func dequeueOrCreate(_ identifier: String) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
}
