// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

#if os(tvOS)
    let yarnIdentifier = "LargeYarn"
#else
    let yarnIdentifier = "Yarn"
#endif

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: yarnIdentifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
