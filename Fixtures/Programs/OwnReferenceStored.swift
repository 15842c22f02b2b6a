import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    private var step: ((String) -> Void)?

    init() {
        super.init(style: .plain)
        step = addCell
    }

    required init?(coder: NSCoder) { nil }

    private func addCell(_ name: String) { tableView.register(SkeinCell.self, forCellReuseIdentifier: name) }

    override func viewDidLoad() {
        super.viewDidLoad()
        step?("Yarn")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
