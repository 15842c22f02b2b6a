import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    var cellName = "Wool"

    override func viewDidLoad() {
        super.viewDidLoad()
        set(\.cellName, to: "Yarn")
        tableView.register(SkeinCell.self, forCellReuseIdentifier: cellName)
    }

    private func set(_ path: ReferenceWritableKeyPath<SkeinListController, String>, to name: String) {
        self[keyPath: path] = name
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
