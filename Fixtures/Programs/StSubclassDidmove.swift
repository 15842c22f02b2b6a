import UIKit
class ACell: UITableViewCell {}
class Pre: UITableView { override func didMoveToSuperview() { super.didMoveToSuperview(); register(ACell.self, forCellReuseIdentifier: "A") } }
class C: UIViewController, UITableViewDataSource { let t = Pre(); override func viewDidLoad() { super.viewDidLoad(); view.addSubview(t); t.dataSource = self }
 func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
 func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "A", for: i) } }
