// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func addCell(_ name: String) { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = addCell
        add("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
