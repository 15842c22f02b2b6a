import UIKit
class ACell: UITableViewCell {}
class BCell: UITableViewCell {}
class Base: UITableViewController { override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "A", for: i) } }
class One: Base { override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: "A") } }
class Two: Base { override func viewDidLoad() { super.viewDidLoad(); tableView.register(BCell.self, forCellReuseIdentifier: "B") }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "B", for: i) } }
