// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func addCell(_ type: UITableViewCell.Type, named name: String) {
        tableView.register(type, forCellReuseIdentifier: name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = self.addCell(_:named:)
        add(SkeinCell.self, "Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
