import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController {
 @objc func setUpCells() { tableView.register(ACell.self, forCellReuseIdentifier: "A") }
 override func viewDidLoad() { super.viewDidLoad(); perform(#selector(setUpCells), with: nil, afterDelay: 0) }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "A", for: i) }
}
