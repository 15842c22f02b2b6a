// A macro declares the initialiser that the table calls.
import UIKit

@attached(member, names: named(init)) macro CellInitialisers() =
    #externalMacro(module: "Loom", type: "Initialisers")

@CellInitialisers
class SkeinCell: UITableViewCell {
    required init?(coder: NSCoder) { fatalError() }
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
