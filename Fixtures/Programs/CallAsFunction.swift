import UIKit

class SkeinCell: UITableViewCell {}

struct Adder {
    let table: UITableView
    func callAsFunction(_ name: String) { table.register(SkeinCell.self, forCellReuseIdentifier: name) }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let add = Adder(table: tableView)
        add("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
