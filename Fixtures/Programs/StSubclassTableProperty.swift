import UIKit
class ACell: UITableViewCell {}
class Pre: UITableView { convenience init() { self.init(frame: .zero, style: .plain); register(ACell.self, forCellReuseIdentifier: "A") } }
class C: UITableViewController {
 
 override func viewDidLoad() { super.viewDidLoad(); tableView = Pre() }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "A", for: i) }
}
