import UIKit
class Base: UITableViewCell { static let rid = String(describing: self) }
class Sub: Base {}
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Sub.self, forCellReuseIdentifier: Sub.rid)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "Base", for: i)
    }
}
