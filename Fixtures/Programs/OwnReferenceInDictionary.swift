import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private func addCell(_ name: String) { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let steps: [String: (String) -> Void] = ["cells": addCell]
        steps["cells"]?("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
