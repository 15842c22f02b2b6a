import UIKit
class ACell: UITableViewCell {}
class S { var a: String = "x" { didSet { a = "<" + a + ">" } } }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        let s = S(); s.a = "q"; tableView.register(ACell.self, forCellReuseIdentifier: s.a)
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "<q>", for: i)
    }
}
