// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class PairController: UIViewController, UITableViewDataSource {
    lazy var wools: UITableView = makeTable(tag: 1, identifier: "Wool")
    lazy var needles: UITableView = makeTable(tag: 2, identifier: "Needle")

    private func makeTable(tag: Int, identifier: String) -> UITableView {
        let table = UITableView()
        table.tag = tag
        table.register(SkeinCell.self, forCellReuseIdentifier: identifier)
        table.dataSource = self
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if tableView.tag == 1 { return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath)
    }
}
