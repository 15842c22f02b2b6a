import UIKit

final class NutCell: UITableViewCell {
    func show(_ name: String) { textLabel?.text = name }
}

/// Without an index path, nothing is raised: it is nil that traps.
final class NilController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NutCell.self, forCellReuseIdentifier: "NutCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch indexPath.row {
        case 0:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Nutcell") as! NutCell
            cell.show("Nut")
            return cell
        case 1:
            return tableView.dequeueReusableCell(withIdentifier: "Shell")!
        case 2:
            guard let cell = tableView.dequeueReusableCell(withIdentifier: "Kernel") as? NutCell else {
                fatalError("no cell")
            }
            cell.show("Kernel")
            return cell
        default:
            return tableView.dequeueReusableCell(withIdentifier: "NutCell") as! NutCell
        }
    }
}
