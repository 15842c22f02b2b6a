// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    convenience init(names: [String]) {
        self.init(frame: .zero, style: .plain)
        for name in names { register(SkeinCell.self, forCellReuseIdentifier: name) }
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(names: ["Yarn"])
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
