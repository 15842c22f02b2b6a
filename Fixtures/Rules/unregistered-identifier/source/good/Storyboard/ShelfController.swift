import UIKit

class ShelfRowCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

/// Only the scene of the subclass has the prototype.
class ShelfController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ShelfRow", for: indexPath)
        (cell as? ShelfRowCell)?.titleLabel.text = "Shelf"
        return cell
    }
}

final class TopShelfController: ShelfController {}

/// Two scenes of one class, of which one has the prototype.
final class BoardController: UITableViewController {
    @IBInspectable var showsNotes: Bool = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: showsNotes ? "Note" : "Board", for: indexPath)
    }
}
