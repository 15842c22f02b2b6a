// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    #if os(tvOS)
        private func addCells() { tableView.register(SkeinCell.self, forCellReuseIdentifier: "LargeYarn") }
    #else
        private func addCells() { tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        addCells()
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
