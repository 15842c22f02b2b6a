// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class Knit<Stitch>: UITableViewCell {
    static var identifier: String { String(describing: self) }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Knit<Int>.self, forCellReuseIdentifier: Knit<Int>.identifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Knit<Int>", for: indexPath)
    }
}
