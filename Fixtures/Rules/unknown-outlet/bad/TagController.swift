import UIKit

final class TagController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UINib(nibName: "KNTagHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "Tag")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Tag")
    }
}
