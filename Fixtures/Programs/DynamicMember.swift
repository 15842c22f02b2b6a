import UIKit

class SkeinCell: UITableViewCell {}

@dynamicMemberLookup
struct Cells {
    let table: UITableView
    subscript(dynamicMember name: String) -> UITableViewCell.Type? {
        get { nil }
        nonmutating set { table.register(newValue, forCellReuseIdentifier: name) }
    }
}

extension UITableView {
    var cells: Cells { Cells(table: self) }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cells.Yarn = SkeinCell.self
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
