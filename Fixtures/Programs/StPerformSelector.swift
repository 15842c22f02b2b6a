import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController {
 
 override func viewDidLoad() { super.viewDidLoad(); tableView.perform(Selector(("registerClass:forCellReuseIdentifier:")), with: ACell.self, with: "A") }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "A", for: i) }
}
