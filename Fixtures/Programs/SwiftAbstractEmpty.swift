import UIKit
class ACell: UITableViewCell {}
class Base: UITableViewController {
    func cellID() -> String { return "" }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: cellID(), for: i) }
}
class D: Base {
    override func cellID() -> String { "d" }
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: "d") }
}
