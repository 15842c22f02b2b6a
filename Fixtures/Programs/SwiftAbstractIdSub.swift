import UIKit
class ACell: UITableViewCell {}
class Base: UITableViewController {
    var rid: String { "base" }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: rid, for: i) }
}
class D: Base {
    override var rid: String { "d" }
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: "d") }
}
