import UIKit

class SkeinCell: UITableViewCell {}

typealias Winder<Cell: UITableViewCell> = (Cell.Type, UITableView) -> Void

struct Spool<Cell: UITableViewCell> {
    typealias Own = Cell

    func setUp(_ tableView: UITableView) {
        let wind: Winder<Own> = { type, view in view.register(type, forCellReuseIdentifier: "\(type)") }
        wind(Own.self, tableView)
    }
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Spool<SkeinCell>().setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
