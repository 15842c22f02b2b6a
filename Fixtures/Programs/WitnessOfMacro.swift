import UIKit

class SkeinCell: UITableViewCell {}

@attached(member, names: named(Cell)) macro Spool() = #externalMacro(module: "Macros", type: "Spool")

protocol Spooling {
    associatedtype Cell: UITableViewCell
}

extension Spooling {
    func setUp(_ tableView: UITableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    }
}

@Spool struct SkeinSpool: Spooling {}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        SkeinSpool().setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
