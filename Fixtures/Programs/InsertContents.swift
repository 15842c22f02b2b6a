import UIKit
class ACell: UITableViewCell {}

class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        var a = ["x"]; a.insert(contentsOf: ["p", "q"], at: 0); tableView.register(ACell.self, forCellReuseIdentifier: a[1])
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "q", for: i)
    }
}
