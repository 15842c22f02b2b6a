import UIKit
class ACell: UITableViewCell {}
class L<Cell: UITableViewCell>: UITableViewController { override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
class M: L<ACell> { override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
