// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func setUp(_ name: String, then: (() -> Void)? = nil, finally: (() -> Void)? = nil) {
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp("Yarn") {}
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
