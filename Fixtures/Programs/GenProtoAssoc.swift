import UIKit
class ACell: UITableViewCell {}
protocol Src: UITableViewDataSource { associatedtype Cell: UITableViewCell }
extension Src { func make(_ t: UITableView, _ i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: i) } }
final class D: NSObject, Src { typealias Cell = ACell
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { make(t, i) } }
class C: UITableViewController { let d = D(); override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = d; tableView.register(ACell.self, forCellReuseIdentifier: "ACell") }
}
