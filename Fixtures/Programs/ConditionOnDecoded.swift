// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

struct Message: Codable {
    var kind = ""
}

class SkeinListController: UITableViewController {
    private let message: Message

    override func viewDidLoad() {
        super.viewDidLoad()
        if message.kind == "yarn" { tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
