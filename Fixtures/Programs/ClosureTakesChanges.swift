import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var name = "Yarn"
        let change = { name = "Wool" }
        change()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
