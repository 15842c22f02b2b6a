// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

protocol Spooling {
    associatedtype Cell: UITableViewCell
    func wind(_ cell: Cell)
}

extension Spooling {
    func setUp(_ tableView: UITableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    }
}

struct Spool: Spooling {
    func wind(_ cell: SkeinCell) {}
}

func setUp<Source: Spooling>(_ source: Source, _ tableView: UITableView) {
    tableView.register(Source.Cell.self, forCellReuseIdentifier: "\(Source.Cell.self)")
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp(Spool(), tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
