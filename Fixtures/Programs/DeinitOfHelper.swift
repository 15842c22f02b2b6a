import UIKit

class SkeinCell: UITableViewCell {}

class Helper {
    let table: UITableView
    init(table: UITableView) { self.table = table }
    deinit { table.register(SkeinCell.self, forCellReuseIdentifier: "Yarn") }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Helper(table: tableView)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
