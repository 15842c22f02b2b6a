import UIKit
protocol Reusable {}
extension Reusable { static var rid: String { "\(self)" } }
class Base: UITableViewCell, Reusable {}
class Sub: Base { static var rid: String { "sub" } }
extension UITableView { func reg<T: Base>(_ t: T.Type) { register(t, forCellReuseIdentifier: T.rid) } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.reg(Sub.self)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "Sub", for: i)
    }
}
