import UIKit

/// With the methods of Xcode's template; nobody but a nib calls the first.
final class FigRowCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var dateLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        // Initialization code
        dateLabel.text = nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }

    func show(_ title: String) {
        titleLabel.text = title
    }
}

/// Its outlet is used where nothing runs.
final class FigFooterView: UITableViewHeaderFooterView {
    @IBOutlet private weak var ruleView: UIView!

    override func awakeFromNib() {
        super.awakeFromNib()
        ruleView.backgroundColor = .separator
    }
}

final class FigRowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FigRowCell.self, forCellReuseIdentifier: "FigRow")
        tableView.register(FigFooterView.self, forHeaderFooterViewReuseIdentifier: "FigFooter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "FigRow", for: indexPath) as! FigRowCell
        cell.show("Fig")
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "FigFooter")
    }
}
