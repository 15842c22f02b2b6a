import UIKit

// Each subclass registers its own class under the name that all of them share.
class SkeinCell: UITableViewCell {}

class YarnCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    var cellClass: UITableViewCell.Type { UITableViewCell.self }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellClass, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}

class WoolListController: SkeinListController {
    override var cellClass: UITableViewCell.Type { SkeinCell.self }
}

class YarnListController: SkeinListController {
    override var cellClass: UITableViewCell.Type { YarnCell.self }
}
