import UIKit
class ACell: UITableViewCell {}
protocol Row {}
extension Row { static var id: String { "default" } }
struct X: Row { static var id: String { "x" } }
func f<T: Row>(_ r: T.Type) -> String { r.id }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: f(X.self))
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "default", for: i)
    }
}
