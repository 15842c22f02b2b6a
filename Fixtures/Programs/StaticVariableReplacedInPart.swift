import UIKit

class SkeinCell: UITableViewCell {
    static var name = "Wool"
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        SkeinCell.name.replaceSubrange(SkeinCell.name.startIndex..., with: "Yarn")
        tableView.register(SkeinCell.self, forCellReuseIdentifier: SkeinCell.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
