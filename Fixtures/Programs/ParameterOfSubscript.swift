import UIKit

class SkeinCell: UITableViewCell {}

struct Spool {
    let tableView: UITableView

    subscript<Cell: UITableViewCell>(_ type: Cell.Type) -> Int {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
        return 1
    }
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Spool(tableView: tableView)[SkeinCell.self]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
