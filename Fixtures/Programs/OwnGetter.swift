import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    var prepared: UITableView {
        register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
        return self
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.prepared.reloadData()
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
