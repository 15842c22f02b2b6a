// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private var names: [String] = [] {
        didSet { for name in names { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        names = ["Wool"]
        names.append("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
