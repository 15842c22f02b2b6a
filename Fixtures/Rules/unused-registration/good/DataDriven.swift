import UIKit

struct Row {
    var identifier: String
}

/// An identifier that only the model knows may be any of them.
final class DataController: UITableViewController {
    var rows: [Row] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Text")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Switch")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: rows[indexPath.row].identifier, for: indexPath)
    }
}
