import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func apply(_ add: (AnyClass?, String) -> Void) { add(SkeinCell.self, "Yarn") }

    override func viewDidLoad() {
        super.viewDidLoad()
        apply(tableView.register(_:forCellReuseIdentifier:))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
