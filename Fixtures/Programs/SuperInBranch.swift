import UIKit

class SkeinCell: UITableViewCell {}
class NeedleCell: UITableViewCell {}

class BaseController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}

class WoolController: BaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }
}

class NeedleController: BaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NeedleCell.self, forCellReuseIdentifier: "Needle")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 { return tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath) }
        return super.tableView(tableView, cellForRowAt: indexPath)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
