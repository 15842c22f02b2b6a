import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let name: String? = "Wool"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "\(name)")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Optional(\"Wool\")", for: indexPath)
    }
}
