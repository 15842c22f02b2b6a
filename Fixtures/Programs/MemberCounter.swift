import UIKit
class ACell: UITableViewCell {}

class C: UITableViewController {
    var n = 0
    func nx() -> String { n += 1; return "c\(n)" }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: nx()); tableView.register(ACell.self, forCellReuseIdentifier: nx())
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c2", for: i)
    }
}
