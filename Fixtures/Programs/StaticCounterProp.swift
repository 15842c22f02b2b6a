import UIKit
class ACell: UITableViewCell {}
enum G { static var n = 0 }
class C: UITableViewController {
        override func viewDidLoad() {
        super.viewDidLoad()
        G.n += 1; tableView.register(ACell.self, forCellReuseIdentifier: "c\(G.n)")
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c1", for: i)
    }
}
