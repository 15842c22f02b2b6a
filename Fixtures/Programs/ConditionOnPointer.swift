// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private var mode = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        withUnsafeMutablePointer(to: &mode) { $0.pointee = 3 }
        if mode == 3 { tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
