import UIKit

class ThreadCell: UITableViewCell {}
class NeedleCell: UITableViewCell {}
class ThimbleCell: UITableViewCell {}

extension UITableViewCell {
    class var identifier: String { String(describing: self) }
}

final class KitModel {
    typealias Section = KitController.Section
    typealias Row = KitController.Row

    var hasNeedle = false
    var hasThimble = false

    var sections: [Section] {
        var rows = [Row]()
        rows.append(.thread)
        if hasNeedle { rows.append(.needle) }
        if hasThimble { rows.append(.thimble) }
        rows.append(.thread)
        return [Section(rows: rows)]
    }
}

final class KitController: UITableViewController {
    private let model = KitModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in Row.allCases { tableView.register(row.type, forCellReuseIdentifier: row.type.identifier) }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = model.sections[indexPath.section].rows[indexPath.row]
        return tableView.dequeueReusableCell(withIdentifier: row.type.identifier, for: indexPath)
    }
}

extension KitController {
    struct Section {
        let rows: [Row]
    }

    enum Row: CaseIterable {
        case thread, needle, thimble

        var type: UITableViewCell.Type {
            switch self {
            case .thread: ThreadCell.self
            case .needle: NeedleCell.self
            case .thimble: ThimbleCell.self
            }
        }
    }
}
