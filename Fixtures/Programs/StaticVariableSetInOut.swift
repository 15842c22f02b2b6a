import UIKit

class SkeinCell: UITableViewCell {
    static var name = "Wool"
}

func rename(_ name: inout String) { name = "Yarn" }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        rename(&SkeinCell.name)
        tableView.register(SkeinCell.self, forCellReuseIdentifier: SkeinCell.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
