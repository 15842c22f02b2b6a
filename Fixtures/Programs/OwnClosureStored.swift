import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private lazy var add: (String) -> Void = { [unowned self] name in
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
