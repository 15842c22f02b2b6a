// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

func fail() -> Never { fatalError("none") }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if tableView == nil { fail() }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
