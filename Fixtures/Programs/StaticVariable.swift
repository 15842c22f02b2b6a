import UIKit

class SkeinCell: UITableViewCell {
    static var identifier = "Wool"
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        SkeinCell.identifier = "Yarn"
        tableView.register(SkeinCell.self, forCellReuseIdentifier: SkeinCell.identifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
