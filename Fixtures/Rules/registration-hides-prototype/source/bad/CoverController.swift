import UIKit

/// Registered in place of the prototype, whose `init(coder:)` is then not called.
final class CoverController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CoverCell.self, forCellReuseIdentifier: "Cover")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cover", for: indexPath)
    }
}

final class CoverCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
