import UIKit

class SkeinCell: UITableViewCell {}

class PairController: UIViewController, UITableViewDataSource {
    let wools = UITableView()
    let needles = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        wools.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
        wools.dataSource = self
        needles.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === wools ? 3 : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
