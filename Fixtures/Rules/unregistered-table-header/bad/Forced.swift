import UIKit

final class AisleHeaderView: UITableViewHeaderFooterView {
    static let reuseId = "AisleHeaderView"
}

/// A forced cast of nil traps.
final class AisleController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Aisle")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Aisle", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(
            withIdentifier: AisleHeaderView.reuseId) as! AisleHeaderView
        header.textLabel?.text = "Aisle \(section)"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "AisleFooter")!
        footer.textLabel?.text = "End of aisle \(section)"
        return footer
    }
}
