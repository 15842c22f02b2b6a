// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

func name<Value>(_ value: Value) -> String { "Any" }
func name(_ value: Int) -> String { "Number" }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(true))
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(3))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Any", for: indexPath)
    }
}
