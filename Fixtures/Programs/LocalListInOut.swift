import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func fill(_ names: inout [String]) { names.append("Yarn") }

    override func viewDidLoad() {
        super.viewDidLoad()
        var names = ["Wool"]
        fill(&names)
        for name in names { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
