// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

func fatalError(_ text: String) -> String { text }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: fatalError("Wool"))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
