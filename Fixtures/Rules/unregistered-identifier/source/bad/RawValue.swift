import UIKit

/// The loop leaves one case out.
final class PantryController: UITableViewController {
    enum Row: String {
        case jar, crate, sack
    }

    private let rows: [Row] = [.jar, .crate, .sack]

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in [Row.jar, .crate] {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: row.rawValue)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch rows[indexPath.row] {
        case .jar:
            return tableView.dequeueReusableCell(withIdentifier: Row.jar.rawValue, for: indexPath)
        case .crate:
            return tableView.dequeueReusableCell(withIdentifier: Row.crate.rawValue, for: indexPath)
        case .sack:
            return tableView.dequeueReusableCell(withIdentifier: Row.sack.rawValue, for: indexPath)
        }
    }
}
