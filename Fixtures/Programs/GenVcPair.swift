import UIKit
class ACell: UITableViewCell {}
class BCell: UITableViewCell {}
class L<A: UITableViewCell, B: UITableViewCell>: UITableViewController { override func viewDidLoad() { super.viewDidLoad(); [A.self, B.self].forEach { tableView.register($0, forCellReuseIdentifier: "\($0)") } }
override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: i.row == 0 ? "\(A.self)" : "\(B.self)", for: i) } }
class M: L<ACell, BCell> {}
