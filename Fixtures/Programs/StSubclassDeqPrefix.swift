import UIKit
class ACell: UITableViewCell {}
class Pre: UITableView { override func dequeueReusableCell(withIdentifier id: String, for i: IndexPath) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: "x-" + id, for: i) } }
class C: UIViewController, UITableViewDataSource { let t = Pre(); override func viewDidLoad() { super.viewDidLoad(); t.register(ACell.self, forCellReuseIdentifier: "x-A"); t.dataSource = self }
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "A", for: i) } }
