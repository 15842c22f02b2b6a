import UIKit

class SkeinCell: UITableViewCell {}

protocol Named { static func name() -> String }
extension Named { static func name() -> String { "Named" } }
class WoolCell: UITableViewCell, Named {}
class AlpacaCell: WoolCell { class func name() -> String { "Alpaca" } }
func name(of type: Named.Type) -> String { type.name() }

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: name(of: AlpacaCell.self))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Named", for: indexPath)
    }
}
