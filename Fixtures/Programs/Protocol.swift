// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol CellListing {
    var table: UITableView { get }
    var cells: [UITableViewCell.Type] { get }
}

extension CellListing {
    func addAll() {
        for cell in cells { table.register(cell, forCellReuseIdentifier: String(describing: cell)) }
    }
}

class SkeinListController: UITableViewController, CellListing {
    var table: UITableView { tableView }
    var cells: [UITableViewCell.Type] { [SkeinCell.self] }

    override func viewDidLoad() {
        super.viewDidLoad()
        addAll()
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
