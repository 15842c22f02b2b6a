import UIKit

class SkeinCell: UITableViewCell {}

protocol Named { static var name: String { get } }
extension Named { static var name: String { "Named" } }
class WoolCell: UITableViewCell, Named {}
class AlpacaCell: WoolCell { static var name: String { "Alpaca" } }
func name<Cell: Named>(of type: Cell.Type) -> String { type.name }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(of: AlpacaCell.self))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Named", for: indexPath)
    }
}
