import UIKit

/// Without an index path a table gives out as many cells as are asked for.
final class RowController: UITableViewController {
    private var measured: UITableViewCell?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        measured = tableView.dequeueReusableCell(withIdentifier: "Row")
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        defer { cell.tag = indexPath.row }
        return cell
    }
}
