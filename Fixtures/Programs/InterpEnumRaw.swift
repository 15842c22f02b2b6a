import UIKit
class ACell: UITableViewCell {}
enum E: String { case a = "one" }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: "\(E.a)")
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "a", for: i)
    }
}
