import UIKit
class ACell: UITableViewCell {}
class DS: NSObject, UITableViewDataSource { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "A", for: i) } }
class DS2: DS { override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "B", for: i) } }
class C: UITableViewController { let ds: DS = DS2()
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "B") }
}
class E: UITableViewController { let ds = DS()
 override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = ds; tableView.register(ACell.self, forCellReuseIdentifier: "A") }
}
