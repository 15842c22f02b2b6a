import UIKit

class BobbinCell: UITableViewCell {}

protocol RowHolding {
    associatedtype Row
    var rows: [Row] { get }
}

final class BobbinController: UITableViewController {
    private var sections: [Section] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sections = [Section(rows: [.bobbin])]
        tableView.register(BobbinCell.self, forCellReuseIdentifier: "BobbinCell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        return tableView.dequeueReusableCell(withIdentifier: row.identifier, for: indexPath)
    }
}

extension BobbinController {
    enum Row {
        case bobbin

        var identifier: String { "BobbinCell" }
    }

    struct Section: RowHolding {
        let rows: [Row]
    }
}
