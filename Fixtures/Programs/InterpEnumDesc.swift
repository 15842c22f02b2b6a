import UIKit
class ACell: UITableViewCell {}
enum E: String, CustomStringConvertible { case a = "one"; var description: String { "d-" + rawValue } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: "\(E.a)")
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "d-one", for: i)
    }
}
