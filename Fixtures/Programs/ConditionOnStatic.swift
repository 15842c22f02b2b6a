// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private static var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        SkeinListController.calls += 1
        if SkeinListController.calls == 1 { tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
