import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let weight: Float = 0.123456789

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "\(weight)")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "0.12345679", for: indexPath)
    }
}
