import UIKit
class ACell: UITableViewCell {}
class Pre: UITableView { override func register(_ c: AnyClass?, forCellReuseIdentifier id: String) { super.register(c, forCellReuseIdentifier: "x-" + id) } }
class C: UIViewController, UITableViewDataSource { let t = Pre(); override func viewDidLoad() { super.viewDidLoad(); t.register(ACell.self, forCellReuseIdentifier: "A"); t.dataSource = self }
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "x-A", for: i) } }
