// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class Wool {}
class Alpaca: Wool {}
func name(of wool: Wool) -> String { "Wool" }
func name(of alpaca: Alpaca) -> String { "Alpaca" }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(of: Alpaca()))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Alpaca", for: indexPath)
    }
}
