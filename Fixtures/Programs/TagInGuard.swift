// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class PairController: UIViewController, UITableViewDataSource {
    let wools = UITableView()
    let needles = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        wools.tag = 1
        wools.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
        wools.dataSource = self
        needles.tag = 2
        needles.register(SkeinCell.self, forCellReuseIdentifier: "Needle")
        needles.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard tableView.tag != 1 else { return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath)
    }
}
