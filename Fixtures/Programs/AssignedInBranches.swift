// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let isDyed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        var name = ""
        if isDyed { name = "Yarn" } else { name = "Wool" }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
