import Reusable
import UIKit

final class PlumCell: UITableViewCell, Reusable {}
final class PearCell: UITableViewCell, NibReusable {}
/// Its nib has another name.
final class QuinceCell: UITableViewCell, NibReusable {
    static var nib: UINib { UINib(nibName: "PearCell", bundle: nil) }
    static var reuseIdentifier: String { "PearCell" }
}

final class PlumController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: PlumCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell: PlumCell = tableView.dequeueReusableCell(for: indexPath)
        return cell
    }
}

final class PearController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: PearCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell: PearCell = tableView.dequeueReusableCell(for: indexPath)
        return cell
    }
}
