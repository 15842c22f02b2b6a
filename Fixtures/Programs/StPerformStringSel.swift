import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController {
 @objc func setUpA() { tableView.register(ACell.self, forCellReuseIdentifier: "A") }
 override func viewDidLoad() { super.viewDidLoad(); for s in ["A"] { perform(NSSelectorFromString("setUp" + s)) } }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "A", for: i) }
}
