import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var number = 0
        while number < 3 {
            tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn\(number)")
            number += 1
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn1", for: indexPath)
    }
}
