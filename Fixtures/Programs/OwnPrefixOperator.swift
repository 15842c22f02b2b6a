import UIKit

class SkeinCell: UITableViewCell {}

infix operator +++

extension UITableView {
    static func +++ (table: UITableView, name: String) -> UITableView {
        table.register(SkeinCell.self, forCellReuseIdentifier: name)
        return table
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = tableView +++ "Yarn"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
