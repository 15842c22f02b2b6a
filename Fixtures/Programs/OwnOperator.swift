import UIKit

class SkeinCell: UITableViewCell {}

infix operator <~

func <~ (table: UITableView, name: String) {
    table.register(SkeinCell.self, forCellReuseIdentifier: name)
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView <~ "Yarn"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
