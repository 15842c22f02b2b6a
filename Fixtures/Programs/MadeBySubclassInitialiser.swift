// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinTable: UITableView {
    init(name: String) {
        super.init(frame: .zero, style: .plain)
        register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    required init?(coder: NSCoder) { nil }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = SkeinTable(name: "Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
