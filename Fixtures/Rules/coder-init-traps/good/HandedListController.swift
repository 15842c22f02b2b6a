import RowKit
import UIKit

/// A library gets the view: what it registers may take the prototype's place.
final class HandedListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        RowKit.register(HandedCell.self, in: tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Handed", for: indexPath)
    }
}

final class HandedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
