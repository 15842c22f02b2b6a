// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    func adding(_ name: String) -> Self {
        register(SkeinCell.self, forCellReuseIdentifier: name)
        return self
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView().adding("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
