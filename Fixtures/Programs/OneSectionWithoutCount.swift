// Followed: where no method counts the sections there is one, and nothing is asked about others.
import UIKit

class ReedController: UIViewController, UITableViewDataSource {
    let reeds = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        reeds.register(UITableViewCell.self, forCellReuseIdentifier: "Reed")
        reeds.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else {
            return tableView.dequeueReusableCell(withIdentifier: "Sedge", for: indexPath)
        }
        return tableView.dequeueReusableCell(withIdentifier: "Reed", for: indexPath)
    }
}
