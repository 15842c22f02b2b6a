import UIKit

class SkeinCell: UITableViewCell {
    static var name = "Wool"
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var next = "Yarn"
        swap(&SkeinCell.name, &next)
        tableView.register(SkeinCell.self, forCellReuseIdentifier: SkeinCell.name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
