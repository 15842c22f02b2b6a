import UIKit
class ACell: UITableViewCell {}
final class DS<Cell: UITableViewCell>: NSObject, UITableViewDataSource { 
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
class C: UITableViewController { var ds: DS<ACell>?
 override func viewDidLoad() { super.viewDidLoad(); ds = DS(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
