import UIKit
class ACell: UITableViewCell {}

class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        for x in ["b", "a"].sorted { $0 < $1 }.prefix(1) { tableView.register(ACell.self, forCellReuseIdentifier: x) }
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "a", for: i)
    }
}
