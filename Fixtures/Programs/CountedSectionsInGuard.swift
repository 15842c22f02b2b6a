import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    let sections = 2
    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section < sections else { return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
