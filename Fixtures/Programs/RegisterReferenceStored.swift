import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private lazy var adders: [(AnyClass?, String) -> Void] = [tableView.register(_:forCellReuseIdentifier:)]

    override func viewDidLoad() {
        super.viewDidLoad()
        adders.forEach { $0(SkeinCell.self, "Yarn") }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
