import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        do {
            let name = try String(contentsOfFile: "name")
            tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
        } catch {
            tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
