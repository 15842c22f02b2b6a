import UIKit
class ACell: UITableViewCell {}
struct S { var a = "x"; init(_ v: String? = nil) { if let v { a = v } } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: S("y").a); tableView.register(ACell.self, forCellReuseIdentifier: S().a)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: i.row == 0 ? "x" : "y", for: i)
    }
}
