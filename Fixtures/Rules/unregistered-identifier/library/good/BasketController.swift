import Reusable
import UIKit

class WickerCell: UITableViewCell, Reusable {}
final class HandleCell: WickerCell {}
final class LiningCell: UITableViewCell, NibReusable {}
final class RibbonCell: UITableViewCell, Reusable {
    static let reuseIdentifier = "basket.ribbon"
}
final class BasketHeaderView: UITableViewHeaderFooterView, NibReusable {}

/// Every form of the library's calls.
final class BasketController: UITableViewController {
    private let types: [WickerCell.Type] = [WickerCell.self, HandleCell.self]

    override func viewDidLoad() {
        super.viewDidLoad()
        for type in types { tableView.register(cellType: type) }
        tableView.register(cellType: LiningCell.self)
        tableView.register(RibbonCell.self, forCellReuseIdentifier: RibbonCell.reuseIdentifier)
        tableView.register(headerFooterViewType: BasketHeaderView.self)
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
            return handle(in: tableView, at: indexPath)
        case 2:
            return tableView.dequeueReusableCell(for: indexPath, cellType: LiningCell.self)
        default:
            return tableView.dequeueReusableCell(for: indexPath) as RibbonCell
        }
    }

    private func handle(in tableView: UITableView, at indexPath: IndexPath) -> HandleCell {
        tableView.dequeueReusableCell(for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let view: BasketHeaderView = tableView.dequeueReusableHeaderFooterView() else { return nil }
        return view
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(BasketHeaderView.self)
    }
}
