// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

func setUp(_ tableView: UITableView) {
    func wind<Cell: UITableViewCell>(_ type: Cell.Type) {
        tableView.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    }
    wind(SkeinCell.self)
}


final class SpoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "SkeinCell", for: indexPath)
    }
}
