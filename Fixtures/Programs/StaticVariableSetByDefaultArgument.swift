// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {
    static var name = "Wool"
}

func spin(_ work: Void = { SkeinCell.name = "Yarn" }()) {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        spin()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: SkeinCell.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
