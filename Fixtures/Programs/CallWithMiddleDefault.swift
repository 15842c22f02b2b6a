// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func setUp(_ name: String, a: Int = 0, b: Int = 0, c: Int = 0) {
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp("Yarn", b: 2)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
