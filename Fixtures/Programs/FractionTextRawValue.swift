// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

enum Ply: Double {
    case single = 1
    case double
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "\(Ply.double.rawValue)")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "2.0", for: indexPath)
    }
}
