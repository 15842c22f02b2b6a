import UIKit

class LemonCell: UITableViewCell, Reusable {}

/// Has a name of its own.
final class LimeCell: UITableViewCell, Reusable {
    static let reuseIdentifier = "citrus.lime"
}

final class PeelCell: UITableViewCell, NibReusable {}
final class PithCell: UITableViewCell {}
final class PipCell: UITableViewCell {}
final class RindCell: UITableViewCell {}

/// Late-bound Self, a metatype in a variable, a variadic parameter, a method reference.
final class WrapperController: UITableViewController {
    private let types: [UITableViewCell.Type] = [RindCell.self]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: LemonCell.self)
        tableView.register(cellType: LimeCell.self)
        tableView.registerNib(for: PeelCell.self)
        tableView.registerClasses(PithCell.self, PipCell.self)
        types.forEach(tableView.registerClass)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch indexPath.row {
        case 0:
            return tableView.dequeue(indexPath, as: LemonCell.self)
        case 1:
            return tableView.dequeueReusableCell(withIdentifier: "citrus.lime", for: indexPath)
        case 2:
            let cell: PeelCell = tableView.dequeue(indexPath)
            return cell
        case 3:
            return tableView.dequeueReusableCell(withIdentifier: PithCell.className, for: indexPath)
        case 4:
            return tableView.dequeueReusableCell(withIdentifier: "PipCell", for: indexPath)
        default:
            return tableView.dequeueReusableCell(
                withIdentifier: String(describing: RindCell.self), for: indexPath)
        }
    }
}
