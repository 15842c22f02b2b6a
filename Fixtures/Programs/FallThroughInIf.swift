// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let ply = 1
    let isDyed = true

    override func viewDidLoad() {
        super.viewDidLoad()
        switch ply {
        case 1:
            if isDyed { fallthrough }
        case 2: tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
        default: break
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
