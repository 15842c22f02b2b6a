import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController { func deq<T: UITableViewCell>(_ i: IndexPath) -> T { tableView.dequeueReusableCell(withIdentifier: "\(T.self)", for: i) as! T }
 override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { let c: ACell = deq(i); return c } }
