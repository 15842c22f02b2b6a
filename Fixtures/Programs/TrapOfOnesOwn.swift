// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

func preconditionFailure(_ text: String) { print(text) }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        preconditionFailure("none")
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
