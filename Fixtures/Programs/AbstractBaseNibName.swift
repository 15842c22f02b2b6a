import UIKit

// Nothing makes the base class itself, so that its nib name is nobody's.
class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: rowNibName() ?? "", bundle: nil), forCellReuseIdentifier: "Row")
        tableView.register(UINib(nibName: footNibName, bundle: nil), forHeaderFooterViewReuseIdentifier: "Foot")
    }

    func rowNibName() -> String? { nil }

    var footNibName: String { "" }
}

class TaskController: RowController {
    override func rowNibName() -> String { chosenName }

    override var footNibName: String { chosenName }

    private var chosenName: String { UserDefaults.standard.string(forKey: "nib") ?? "" }
}
