import UIKit
class ACell: UITableViewCell {}

class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        let a = Array(["b", "a"].reversed()); tableView.register(ACell.self, forCellReuseIdentifier: a[0])
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "a", for: i)
    }
}
