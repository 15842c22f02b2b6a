// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var part = "Wo"
        let name = part + "ol"
        part = "Ya"
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
        tableView.register(SkeinCell.self, forCellReuseIdentifier: part)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
