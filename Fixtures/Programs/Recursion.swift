import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func add(_ names: [String]) {
        guard let name = names.first else { return }
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name)
        add(Array(names.dropFirst()))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(["Wool", "Yarn"])
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
