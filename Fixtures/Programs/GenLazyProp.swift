import UIKit
class ACell: UITableViewCell {}
final class DS<Cell: UITableViewCell>: NSObject, UITableViewDataSource { 
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
class C: UITableViewController { lazy var ds: DS<ACell> = { DS<ACell>() }()
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
