import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    subscript(name: String) -> UITableViewCell.Type? {
        get { nil }
        set { register(newValue, forCellReuseIdentifier: name) }
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView["Yarn"] = SkeinCell.self
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
