import UIKit

@MainActor
protocol NibLoadable: UIView {
    static var nib: UINib { get }
}

extension NibLoadable {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension CardHeaderCell: NibLoadable {}

final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CardHeaderCell.nib, forHeaderFooterViewReuseIdentifier: "CardHeader")
        tableView.register(UINib(nibName: "BoxCell", bundle: .main), forCellReuseIdentifier: "Box")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Box", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "CardHeader")
    }
}
