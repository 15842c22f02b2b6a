import UIKit
class ACell: UITableViewCell {}
class L<Cell: UITableViewCell>: UITableViewController { override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
let l: L<ACell> = { let l = L<ACell>(); l.tableView.register(ACell.self, forCellReuseIdentifier: "ACell"); return l }()
