// The cast is made only where the cell has the class.
import UIKit

class SkeinCell: UITableViewCell {}
class YarnCell: UITableViewCell {}

class SkeinListController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Skein")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
        if cell is YarnCell { (cell as! YarnCell).tag = 1 }
        return cell
    }
}
