import UIKit

class SkeinCell: UITableViewCell {}

struct Style {
    var names = ["Wool"]
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var style = Style()
        style.names.append("Yarn")
        for name in style.names { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
