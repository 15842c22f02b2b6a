// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class PairController: UIViewController, UITableViewDataSource {
    let wools = UITableView()
    let needles = UITableView()
    private var titles: [UITableView: String] = [:]

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
        guard let title = titles[tableView] else { return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath)
        cell.textLabel?.text = title
        return cell
    }
}
