import PantryComponents
import UIKit

class SectionedController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Inherited")
    }
}

final class BarrelController: SectionedController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Inherited")!
    }
}

/// The superclass is in a pod.
final class KegController: PNSectionedController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "PNHeader")!
    }
}

/// The view is handed to code that is not there.
final class BottleController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        PantryTheme.shared.prepare(tableView)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "ThemedHeader")!
    }
}

/// Headers made by hand need no registration.
final class LabelController: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = "Labels"
        return label
    }
}

/// The identifier is anybody's.
final class SectionModel {
    var headerIdentifier: String
    init(headerIdentifier: String) { self.headerIdentifier = headerIdentifier }
}

final class ModelController: UITableViewController {
    var sections: [SectionModel] = []

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: sections[section].headerIdentifier)
    }
}
