// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

struct Adder {
    init(_ table: UITableView, name: String, a: Int = 0, b: Int = 0) {
        table.register(SkeinCell.self, forCellReuseIdentifier: name)
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Adder(tableView, name: "Yarn", b: 2)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
