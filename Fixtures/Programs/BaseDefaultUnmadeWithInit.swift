import UIKit
class ACell: UITableViewCell {}
class Base: UIViewController, UITableViewDataSource {
    let tv = UITableView()
    override func viewDidLoad() { super.viewDidLoad(); tv.dataSource = self }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "cell", for: i) }
}
class D: Base {
    override func viewDidLoad() { super.viewDidLoad(); tv.register(ACell.self, forCellReuseIdentifier: "x") }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "x", for: i) }
}
