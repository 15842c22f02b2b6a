import PantryComponents
import UIKit

/// A chain that ends at UIKit's class, at a pod's, at Objective-C's; a view without a class of its own name.
final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UINib(nibName: "ListHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "List")
        tableView.register(
            UINib(nibName: "PodHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "Pod")
        tableView.register(
            UINib(nibName: "KNNoteHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "Note")
        tableView.tableHeaderView = Bundle.main.loadNibNamed("PanelView", owner: nil)?.first as? PanelView
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        switch section {
        case 0: return tableView.dequeueReusableHeaderFooterView(withIdentifier: "List")
        case 1: return tableView.dequeueReusableHeaderFooterView(withIdentifier: "Pod")
        default: return tableView.dequeueReusableHeaderFooterView(withIdentifier: "Note")
        }
    }
}
