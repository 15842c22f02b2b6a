import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func add(_ step: (UITableView) -> Void = { $0.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }) {
        step(tableView)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add()
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
