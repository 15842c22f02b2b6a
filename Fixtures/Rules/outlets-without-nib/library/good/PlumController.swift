import Reusable
import UIKit

final class PlumCell: UITableViewCell, NibReusable {
    @IBOutlet private var titleLabel: UILabel!

    func show(_ title: String) { titleLabel.text = title }
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
