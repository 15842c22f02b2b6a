import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let names = ["Wool"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: String(describing: names.first))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Optional(\"Wool\")", for: indexPath)
    }
}
