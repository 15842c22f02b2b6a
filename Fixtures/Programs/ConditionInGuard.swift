// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    @objc var mode = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        guard mode == "yarn" else { return }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
