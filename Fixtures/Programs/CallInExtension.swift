// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    func add(_ name: String, a: Int = 0, b: Int = 0) { register(SkeinCell.self, forCellReuseIdentifier: name) }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.add("Yarn", b: 3)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
