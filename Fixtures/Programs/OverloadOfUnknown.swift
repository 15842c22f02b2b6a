import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    func name(_ text: String) -> String { "Text" }
    func name(_ value: Any?) -> String { "Any" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(UserDefaults.standard.object(forKey: "wool")))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Any", for: indexPath)
    }
}
