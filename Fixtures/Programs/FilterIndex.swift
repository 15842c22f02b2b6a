import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController {
    let ids = ["header", "row", "footer"]
    lazy var rows = ids.filter { $0 != "header" }
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: rows[0]) }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "row", for: i) }
}
