// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

enum Row: String {
    #if os(tvOS)
        case yarn = "LargeYarn"
    #else
        case yarn = "Yarn"
    #endif
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: Row.yarn.rawValue)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
