import UIKit
class ACell: UITableViewCell {}
class BCell: UITableViewCell {}
class LeftTable: UITableView {}
class C: UIViewController, UITableViewDataSource {
    let left = LeftTable(), right = UITableView()
    override func viewDidLoad() {
        super.viewDidLoad()
        left.register(ACell.self, forCellReuseIdentifier: "A"); left.dataSource = self
        right.register(BCell.self, forCellReuseIdentifier: "B"); right.dataSource = self
    }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        if case is LeftTable = t { return t.dequeueReusableCell(withIdentifier: "A", for: i) }
        return t.dequeueReusableCell(withIdentifier: "B", for: i)
    }
}
