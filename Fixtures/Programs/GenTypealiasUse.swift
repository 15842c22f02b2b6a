import UIKit
class ACell: UITableViewCell {}
final class DS<Cell: UITableViewCell>: NSObject, UITableViewDataSource { 
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
typealias ADS = DS<ACell>
class C: UITableViewController { let ds = ADS()
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
