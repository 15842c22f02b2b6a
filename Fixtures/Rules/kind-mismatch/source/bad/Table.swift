import UIKit

final class LadleHeaderView: UITableViewHeaderFooterView {}

/// Cells and headers of a table are separate namespaces too.
final class LadleController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LadleHeaderView.self, forHeaderFooterViewReuseIdentifier: "LadleHeader")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Ladle")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        indexPath.row == 0
            ? tableView.dequeueReusableCell(withIdentifier: "LadleHeader", for: indexPath)
            : tableView.dequeueReusableCell(withIdentifier: "Ladle", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0
            ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "LadleHeader")
            : tableView.dequeueReusableHeaderFooterView(withIdentifier: "Ladle")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
}
