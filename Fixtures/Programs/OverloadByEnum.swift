// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

enum Ply { case single }
enum Dye { case red }

class SkeinListController: UITableViewController {
    func name(_ dye: Dye) -> String { "Dye" }
    func name(_ ply: Ply) -> String { "Ply" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(Ply.single))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Ply", for: indexPath)
    }
}
