// A macro of a library declares the initialiser that the table calls.
import UIKit

@LoomCell
final class SkeinCell: UITableViewCell {
    required init?(coder: NSCoder) { fatalError() }
}

class SkeinListController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Skein")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
    }
}
