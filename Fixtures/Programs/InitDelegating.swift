import UIKit
class ACell: UITableViewCell {}
struct S { var a: String; init(a: String) { self.a = a }; init() { self.init(a: "z"); a += "!" } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ACell.self, forCellReuseIdentifier: S().a)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "z!", for: i)
    }
}
