// A macro that is attached to the enum may give it cases.
import Looms
import UIKit

@Spooled enum Spool: String, CaseIterable {
    case cotton
}

class SpoolListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for spool in Spool.allCases {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: spool.rawValue)
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "silk", for: indexPath)
    }
}
