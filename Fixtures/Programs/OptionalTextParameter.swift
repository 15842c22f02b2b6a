import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    func name(_ text: String?) -> String { "\(text)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name("Wool"))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Optional(\"Wool\")", for: indexPath)
    }
}
