// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    var sections = 1
    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3


    func add() { sections += 1 } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section < 9 { return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
