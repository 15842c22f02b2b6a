import UIKit

class SkeinCell: UITableViewCell {}

struct Spool<Cell: UITableViewCell> {
    struct Winder {
        func setUp(_ tableView: UITableView) {
            tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
        }
    }
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Spool<SkeinCell>.Winder().setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
