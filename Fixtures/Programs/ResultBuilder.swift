import UIKit

class SkeinCell: UITableViewCell {}

@resultBuilder enum NameBuilder {
    static func buildBlock(_ names: String...) -> [String] { names }
}

struct Cells {
    let names: [String]
    init(@NameBuilder _ names: () -> [String]) { self.names = names() }
    func add(to table: UITableView) {
        for name in names { table.register(SkeinCell.self, forCellReuseIdentifier: name) }
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Cells { "Yarn" }.add(to: tableView)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
