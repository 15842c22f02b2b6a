import UIKit
class ACell: UITableViewCell {}
final class DS<Cell: UITableViewCell>: NSObject, UITableViewDataSource { static var id: String { String(describing: Cell.self) }
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: Self.id, for: i) } }
class C: UITableViewController { let ds = DS<ACell>()
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
