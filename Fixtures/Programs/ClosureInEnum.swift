// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

enum Step {
    case add(String)

    func run(on table: UITableView) {
        switch self {
        case .add(let name): table.register(SkeinCell.self, forCellReuseIdentifier: name)
        }
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Step.add("Yarn").run(on: tableView)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
