// The cell has another class by then.
import UIKit

class SkeinCell: UITableViewCell {}
class YarnCell: SkeinCell {}

class SkeinListController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Skein")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
        object_setClass(cell, YarnCell.self)
        return cell as! YarnCell
    }
}
