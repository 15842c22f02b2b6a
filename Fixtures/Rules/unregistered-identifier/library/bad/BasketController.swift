import Reusable
import UIKit

final class WickerCell: UITableViewCell, Reusable {}
final class HandleCell: UITableViewCell, Reusable {}
final class LiningCell: UITableViewCell, NibReusable {}
final class RibbonCell: UITableViewCell, Reusable {
    static let reuseIdentifier = "basket.ribbon"
}

final class BasketController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: WickerCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch indexPath.row {
        case 0:
            let cell: WickerCell = tableView.dequeueReusableCell(for: indexPath)
            return cell
        case 1:
            let cell: HandleCell = tableView.dequeueReusableCell(for: indexPath)
            return cell
        case 2:
            return tableView.dequeueReusableCell(for: indexPath, cellType: LiningCell.self)
        default:
            return tableView.dequeueReusableCell(for: indexPath) as RibbonCell
        }
    }
}
