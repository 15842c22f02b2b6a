import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func rename(_ name: inout String) { name = "Yarn" }

    override func viewDidLoad() {
        super.viewDidLoad()
        var name = "Wool"
        rename(&name)
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
