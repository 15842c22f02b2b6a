// Code sets the outlets of a class without a nib.
import UIKit

class SkeinCell: UITableViewCell {
    @IBOutlet var title: UILabel!
    @IBOutlet var detail: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        (title, detail) = (UILabel(), UILabel())
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

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
