// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    #if DEBUG
        private func add(_ name: String) { print(name) }
    #else
        private func add(_ name: String) { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
