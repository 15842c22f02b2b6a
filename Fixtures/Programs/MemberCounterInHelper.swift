import UIKit
class ACell: UITableViewCell {}

class C: UITableViewController {
    var n = 0
    func add() { tableView.register(ACell.self, forCellReuseIdentifier: "c\(n)"); n += 1 }
    override func viewDidLoad() {
        super.viewDidLoad()
        add(); add()
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c1", for: i)
    }
}
