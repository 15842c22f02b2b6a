import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController {
    var rid = "plain"
    init(fancy: Bool) { super.init(style: .plain); rid = "fancy" }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: rid) }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "fancy", for: i) }
}
