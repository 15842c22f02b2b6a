import Reusable
import UIKit

class StoneCell: UITableViewCell {}
class PlumCell: StoneCell, NibReusable {}
final class SmallPlumCell: PlumCell {}

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
