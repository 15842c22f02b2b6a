import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 4 : 0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 1 { return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
