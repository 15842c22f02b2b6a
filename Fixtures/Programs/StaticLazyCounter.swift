import UIKit
class ACell: UITableViewCell {}
struct Ctr { static var n = 0; static func next() -> String { n += 1; return "c\(n)" } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: Ctr.next()); tableView.register(ACell.self, forCellReuseIdentifier: Ctr.next())
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c2", for: i)
    }
}
