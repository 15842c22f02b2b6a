import UIKit
class ACell: UITableViewCell {}
protocol Row {}
extension Row { var id: String { "default" } }
struct X: Row { var id: String { "x" } }
func f(_ r: Row) -> String { r.id }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: f(X()))
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "default", for: i)
    }
}
