import UIKit

final class SackCell: UITableViewCell {}
final class RopeCell: UITableViewCell {}
final class LabelCell: UITableViewCell {}

final class SackListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SackCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if indexPath.row == 0 {
            return tableView.dequeueCell(SackCell.self, for: indexPath)
        }
        if indexPath.row == 1 {
            return tableView.dequeueCell(RopeCell.self, for: indexPath)
        }
        let cell: LabelCell = tableView.dequeueReusableCell(for: indexPath)
        cell.textLabel?.text = "Label"
        return cell
    }
}
