import UIKit
class ACell: UITableViewCell {}

class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        let s = ["b", "a", "c"].sorted(by: >); tableView.register(ACell.self, forCellReuseIdentifier: s[0])
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c", for: i)
    }
}
