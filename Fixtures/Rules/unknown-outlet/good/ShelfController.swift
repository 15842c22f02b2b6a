import UIKit

/// UIKit's own outlets: view, dataSource, delegate, and those of the superclass.
class TablesController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
}

final class ShelfController: TablesController {
    @IBOutlet var emptyLabel: UILabel! {
        didSet { emptyLabel.isHidden = true }
    }
}
