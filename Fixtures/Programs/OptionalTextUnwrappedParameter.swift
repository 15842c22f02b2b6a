// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    func name(_ text: String?) -> String? {
        guard let text else { return nil }
        return "\(text)Cell"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let name = name("Wool") {
            tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "WoolCell", for: indexPath)
    }
}
