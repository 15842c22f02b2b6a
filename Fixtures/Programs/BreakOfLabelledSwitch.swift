import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var name = "Yarn"
        choice: switch 1 {
        case 1:
            name = "Wool"
            if true { break choice }
            name = "Silk"
        default: name = "Yarn"
        }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
