// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        switch traitCollection.userInterfaceIdiom {
        case .phone:
            tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
            fallthrough
        default: tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
