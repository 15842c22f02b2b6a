import UIKit

/// Its own initialiser calls what a nib would call.
final class DateRowCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        awakeFromNib()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel = UILabel(frame: bounds)
        contentView.addSubview(titleLabel)
    }

    func show(_ title: String) { titleLabel.text = title }
}

final class DateRowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DateRowCell.self, forCellReuseIdentifier: "DateRow")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "DateRow", for: indexPath) as! DateRowCell
        cell.show("Date")
        return cell
    }
}
