// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

typealias SkeinSource = UITableViewDiffableDataSource<Int, String>

class SkeinListController: UITableViewController {
    private var source: SkeinSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Skein")
        source = SkeinSource.init(tableView: tableView) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
    }
}
