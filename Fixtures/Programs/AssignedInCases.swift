import UIKit

class SkeinCell: UITableViewCell {}

enum Ply { case single, double }

class SkeinListController: UITableViewController {
    var ply = Ply.single

    override func viewDidLoad() {
        super.viewDidLoad()
        let name: String
        switch ply {
        case .single: name = "Wool"
        case .double: name = "Yarn"
        }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
