import UIKit
class ACell: UITableViewCell {}
final class K { static let shared = K(); var n = 0; func next() -> String { defer { n += 1 }; return "c\(n)" } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: K.shared.next()); tableView.register(ACell.self, forCellReuseIdentifier: K.shared.next())
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c1", for: i)
    }
}
