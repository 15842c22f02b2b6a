import UIKit

class SkeinCell: UITableViewCell {}
class WoolTable: UITableView {}

class PairController: UIViewController, UITableViewDataSource {
    let wools = WoolTable()
    let needles = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        wools.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
        wools.dataSource = self
        needles.register(SkeinCell.self, forCellReuseIdentifier: "Needle")
        needles.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let type = type(of: tableView)
        if type == WoolTable.self {
            return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
        }
        return tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath)
    }
}
