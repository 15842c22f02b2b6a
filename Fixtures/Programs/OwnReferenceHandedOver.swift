import UIKit

class SkeinCell: UITableViewCell {}

enum Weaver {
    static func weave(with step: (String) -> Void) { step("Yarn") }
}

class SkeinListController: UITableViewController {
    private func addCell(_ name: String) { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }

    override func viewDidLoad() {
        super.viewDidLoad()
        Weaver.weave(with: addCell)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
