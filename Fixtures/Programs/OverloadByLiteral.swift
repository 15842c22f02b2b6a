// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    func name(_ text: String) -> String { "Text" }
    func name(_ number: Int) -> String { "Number" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(1))
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name("a"))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
    }
}
