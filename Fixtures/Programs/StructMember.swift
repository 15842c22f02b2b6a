import UIKit

class SkeinCell: UITableViewCell {}

struct Style {
    var name = "Wool"
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var style = Style()
        style.name = "Yarn"
        tableView.register(SkeinCell.self, forCellReuseIdentifier: style.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
