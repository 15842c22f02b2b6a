import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var cells: [String: UITableViewCell.Type] = ["Wool": SkeinCell.self]
        cells["Yarn"] = SkeinCell.self
        for (name, type) in cells { tableView.register(type, forCellReuseIdentifier: name) }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
