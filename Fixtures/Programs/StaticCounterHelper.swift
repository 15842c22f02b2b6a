import UIKit
class ACell: UITableViewCell {}
final class K { static var n = 0; static func add(_ t: UITableView) { t.register(ACell.self, forCellReuseIdentifier: "c\(n)"); n += 1 } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        K.add(tableView); K.add(tableView)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c1", for: i)
    }
}
