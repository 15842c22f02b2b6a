import UIKit
protocol Reusable: AnyObject {}
extension Reusable { static var reuseID: String { String(describing: self) } }
class XCell: UITableViewCell, Reusable { static var reuseID: String { "custom" } }
extension UITableView { func reg<T: UITableViewCell & Reusable>(_ t: T.Type) { register(t, forCellReuseIdentifier: t.reuseID) } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.reg(XCell.self)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "XCell", for: i)
    }
}
