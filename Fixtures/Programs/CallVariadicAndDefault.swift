// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func add(_ names: String..., a: Int = 0, b: Int = 0) {
        for name in names { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Wool", "Yarn", a: 2)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
