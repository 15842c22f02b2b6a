import UIKit

final class BraceController: UITableViewController {
    var name: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Brace")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Brace", for: indexPath)
    }
}
