// Only the subclasses are made, and each has an identifier.
import UIKit

class SkeinCell: UITableViewCell {}

class ListController: UITableViewController {
    var identifier: String { "" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: identifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}

class SkeinListController: ListController {
    override var identifier: String { "Skein" }
}
