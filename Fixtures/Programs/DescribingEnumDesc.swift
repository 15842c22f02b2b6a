import UIKit
class ACell: UITableViewCell {}
enum E: String { case a = "one" }
extension E: CustomStringConvertible { var description: String { "d-" + rawValue } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: String(describing: E.a))
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "d-one", for: i)
    }
}
