import UIKit

final class MergedController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
<<<<<<< HEAD
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Merged")
=======
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Merged")
        title = "Merged"
>>>>>>> feature/title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Merged", for: indexPath)
    }
}
