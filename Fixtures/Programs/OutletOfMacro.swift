// A macro may set the outlets of a class without a nib.
import UIKit

@LoomOutlets
class SkeinCell: UITableViewCell {
    @IBOutlet var title: UILabel!

    func show(_ name: String) { title.text = name }
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
