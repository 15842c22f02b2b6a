// Followed: a subclass without rows registers nothing, and nothing is asked of it; the other one is asked.
import UIKit

class BasketController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
    }
}

final class FullController: BasketController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Skein")
    }
}

final class BareController: BasketController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
