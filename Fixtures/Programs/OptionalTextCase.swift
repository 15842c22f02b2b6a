import UIKit

class SkeinCell: UITableViewCell {}

enum Ply: Int {
    case single = 1
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "\(Ply(rawValue: 1))")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Optional(A.Ply.single)", for: indexPath)
    }
}
