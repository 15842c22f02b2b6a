import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var name = "Yarn"
        #if DEBUG
        name = "Wool"
        #endif
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
