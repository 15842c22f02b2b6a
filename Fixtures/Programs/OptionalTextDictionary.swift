import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let names = [1: "Wool"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "\(names[1])")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Optional(\"Wool\")", for: indexPath)
    }
}
