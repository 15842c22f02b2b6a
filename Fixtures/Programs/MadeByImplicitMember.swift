import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    static func yarns() -> UITableView {
        let table = UITableView()
        table.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
        return table
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = .yarns()
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
