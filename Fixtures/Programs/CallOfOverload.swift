// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    func add(_ type: (some UITableViewHeaderFooterView).Type) {
        register(type, forHeaderFooterViewReuseIdentifier: "Yarn")
    }

    func add(_ type: (some UITableViewCell).Type) { register(type, forCellReuseIdentifier: "Yarn") }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.add(SkeinCell.self)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
