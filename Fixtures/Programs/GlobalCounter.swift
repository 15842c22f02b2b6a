import UIKit
class ACell: UITableViewCell {}
var gn = 0
func nx() -> Int { gn += 1; return gn }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: "c\(nx())"); tableView.register(ACell.self, forCellReuseIdentifier: "c\(nx())")
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c2", for: i)
    }
}
