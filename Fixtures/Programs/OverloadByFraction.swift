// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    func name(_ number: Int) -> String { "Number" }
    func name(_ number: Double) -> String { "Fraction" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(1.5))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Fraction", for: indexPath)
    }
}
