import UIKit

class SkeinCell: UITableViewCell {}

struct Style {
    var name = "Wool"
    mutating func rename() { name = "Yarn" }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var style = Style()
        style.rename()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: style.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
