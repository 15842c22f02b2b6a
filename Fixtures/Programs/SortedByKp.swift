import UIKit
class ACell: UITableViewCell {}
struct S { let id: String; let n: Int }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: [S(id: "x", n: 2), S(id: "y", n: 1)].sorted { $0.n < $1.n }[0].id)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "y", for: i)
    }
}
