import UIKit
class ACell: UITableViewCell {}
struct Style { var id: String; init(compact: Bool) { id = "large"; if compact { id = "small" } } }
class C: UITableViewController {
    let s = Style(compact: true)
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(ACell.self, forCellReuseIdentifier: s.id) }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "small", for: i) }
}
