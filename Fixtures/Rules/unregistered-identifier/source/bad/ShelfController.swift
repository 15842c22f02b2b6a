import UIKit

final class ShelfRowCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

/// The storyboard's prototype is called ShelfRow.
final class ShelfController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
}

extension ShelfController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "ShelfRowCell", for: indexPath) as! ShelfRowCell
        cell.titleLabel.text = "Shelf \(indexPath.row)"
        return cell
    }
}
