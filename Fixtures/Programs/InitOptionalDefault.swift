import UIKit
class ACell: UITableViewCell {}
struct Cfg { var id = "std"; init(id: String? = nil) { if let id = id { self.id = id } } }
class C: UITableViewController {
    let cfg = Cfg(id: "own")
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: cfg.id) }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "own", for: i) }
}
