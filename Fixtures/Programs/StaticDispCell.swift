import UIKit
protocol Reusable: AnyObject {}
extension Reusable { static var reuseID: String { String(describing: self) } }
class XCell: UITableViewCell, Reusable { static var reuseID: String { "custom" } }
extension UITableView { func reg<T: UITableViewCell & Reusable>(_ t: T.Type) { register(t, forCellReuseIdentifier: t.reuseID) }
 func deq<T: UITableViewCell & Reusable>(_ i: IndexPath) -> T { dequeueReusableCell(withIdentifier: T.reuseID, for: i) as! T } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.reg(XCell.self)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let c: XCell = t.deq(i); _ = XCell.reuseID; return c
    }
}
