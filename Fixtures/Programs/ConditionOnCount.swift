// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        names.append("a")
        if names.count == 2 { tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
