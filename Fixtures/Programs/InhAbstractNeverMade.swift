import UIKit
class ACell: UITableViewCell {}
class Base: UITableViewController { func cell(_ t: UITableView, _ i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "default", for: i) }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { cell(t, i) } }
class One: Base { override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: "one") }
 override func cell(_ t: UITableView, _ i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "one", for: i) } }
