import UIKit
class ACell: UITableViewCell {}
protocol Row {}
extension Row { var id: String { "default" } }
struct X: Row { var id: String { "x" } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        let r: Row = X(); tableView.register(ACell.self, forCellReuseIdentifier: r.id)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "default", for: i)
    }
}
