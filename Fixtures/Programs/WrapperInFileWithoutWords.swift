// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    func weave<Cell: UITableViewCell>(_ type: Cell.Type) { register(type, forCellReuseIdentifier: "\(type)") }
}

class SkeinListController: UITableViewController {
    private var list: UITableView { tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.weave(SkeinCell.self)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
