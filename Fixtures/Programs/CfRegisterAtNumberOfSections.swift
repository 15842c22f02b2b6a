import UIKit
class ACell: UITableViewCell {}
class C: UITableViewController {
 override func numberOfSections(in t: UITableView) -> Int { t.register(ACell.self, forCellReuseIdentifier: "A"); return 1 }
 override func viewDidLoad() { super.viewDidLoad();  }
 override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "A", for: i) }
}
