import UIKit
class ACell: UITableViewCell {}
class K {}
extension K { func id() -> String { "k" } }
class L: K {}

class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: L().id())
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "k", for: i)
    }
}
