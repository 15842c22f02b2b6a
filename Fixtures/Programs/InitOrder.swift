import UIKit
class ACell: UITableViewCell {}
struct S { var a: String; init() { a = "x"; a = "y" } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: S().a)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "y", for: i)
    }
}
