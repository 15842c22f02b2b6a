// Two tables have different classes under one identifier.
import UIKit

class SkeinCell: UITableViewCell {}
class YarnCell: UITableViewCell {}

class BasketController: UIViewController, UITableViewDataSource {
    let skeins = UITableView()
    let yarns = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        skeins.register(SkeinCell.self, forCellReuseIdentifier: "Row")
        yarns.register(YarnCell.self, forCellReuseIdentifier: "Row")
        skeins.dataSource = self
        yarns.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        if tableView === skeins { (cell as! SkeinCell).tag = 1 } else { (cell as! YarnCell).tag = 2 }
        return cell
    }
}
