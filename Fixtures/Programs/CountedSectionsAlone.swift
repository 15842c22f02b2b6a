import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
        default: return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath)
        }
    }
}
