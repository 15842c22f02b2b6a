// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let name: String? = "Wool"

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let name else { return }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "\(name)Cell")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "WoolCell", for: indexPath)
    }
}
