import UIKit

class SkeinCell: UITableViewCell {}

struct SkeinStyle {
    var name = "Wool"
}

class SkeinListController: UITableViewController {
    var style = SkeinStyle(name: "Yarn")

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: style.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
