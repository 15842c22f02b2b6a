import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    var cellName: String {
        get { "" }
        set { register(SkeinCell.self, forCellReuseIdentifier: newValue) }
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellName = "Yarn"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
