// A macro among the members declares the initialiser that the table calls.
import UIKit

class SkeinCell: UITableViewCell {
    #cellInitialisers(style: .default)

    required init?(coder: NSCoder) { fatalError() }
}

class SkeinListController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Skein")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
    }
}
