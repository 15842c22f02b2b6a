import UIKit

final class PlumCell: UITableViewCell {
    @IBOutlet private weak var plumLabel: UILabel!

    func show(_ name: String) { plumLabel.text = name }
}

final class WrapperController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.registerCell(PlumCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PlumCell", for: indexPath)
        (cell as? PlumCell)?.show("Plum")
        return cell
    }
}

extension UITableView {
    func registerCell<Cell: UITableViewCell>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
    }
}
