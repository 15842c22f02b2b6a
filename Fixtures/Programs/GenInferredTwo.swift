import UIKit
class ACell: UITableViewCell {}
class BCell: UITableViewCell {}
final class DS<Cell: UITableViewCell>: NSObject, UITableViewDataSource { let m: Cell.Type; init(_ m: Cell.Type) { self.m = m }
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
class C: UITableViewController { let ds = DS(ACell.self)
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
class E: UITableViewController { let ds = DS(BCell.self)
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(BCell.self, forCellReuseIdentifier: "BCell") }
}
