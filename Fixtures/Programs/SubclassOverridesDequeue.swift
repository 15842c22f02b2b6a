import UIKit
class ACell: UITableViewCell {}
class AutoTable: UITableView {
    override func dequeueReusableCell(withIdentifier id: String, for i: IndexPath) -> UITableViewCell {
        register(ACell.self, forCellReuseIdentifier: id)
        return super.dequeueReusableCell(withIdentifier: id, for: i)
    }
}
class C: UIViewController, UITableViewDataSource {
    let t = AutoTable()
    override func viewDidLoad() { super.viewDidLoad(); t.dataSource = self }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "Z", for: i) }
}
