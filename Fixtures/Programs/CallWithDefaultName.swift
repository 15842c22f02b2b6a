// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func add(_ name: String = "Yarn", animated: Bool = false, b: Int = 0) {
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(animated: true)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
