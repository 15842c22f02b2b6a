// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var name = "Wool"
        var other = "Yarn"
        let kept = name
        name = other
        other = kept
        tableView.register(SkeinCell.self, forCellReuseIdentifier: other)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
