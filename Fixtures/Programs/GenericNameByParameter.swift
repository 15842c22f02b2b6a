import UIKit

class SkeinCell: UITableViewCell {}

class Knit<Stitch>: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func add<Stitch>(_ stitch: Stitch.Type) {
        tableView.register(Knit<Stitch>.self, forCellReuseIdentifier: String(describing: Knit<Stitch>.self))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(Int.self)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Knit<Int>", for: indexPath)
    }
}
