import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling<Cell> {
    associatedtype Cell: UITableViewCell
    func wind() -> Cell
}

extension Spooling {
    func setUp(_ tableView: UITableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    }
}

struct Spool: Spooling {
    func wind() -> some UITableViewCell { SkeinCell() }
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let spool: any Spooling = Spool()
        spool.setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
