import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0, 1: return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
        default: return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath)
        }
    }
}
