import UIKit

/// The prototype's class; a conditional cast that always fails; a header.
final class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TopHeader.self, forHeaderFooterViewReuseIdentifier: "Top")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard indexPath.row > 0 else {
            return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! OldRowCell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        if let old = cell as? OldRowCell {
            old.textLabel?.text = "Row"
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Top") as! OtherHeader
    }
}
