// A wrapper asks the class itself to register; the class has its own way.
import UIKit

extension UITableViewCell {
    @objc class func registerNib(in tableView: UITableView) {
        tableView.register(self, forCellReuseIdentifier: String(describing: self))
    }
}

extension UITableView {
    func register<Cell>(_ type: Cell.Type) where Cell: UITableViewCell {
        Cell.registerNib(in: self)
    }
}

class FringeCell: UITableViewCell {
    override class func registerNib(in tableView: UITableView) {
        tableView.register(self, forCellReuseIdentifier: "Fringe")
    }
}

class TasselCell: UITableViewCell {}

class FringeController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FringeCell.self)
        tableView.register(TasselCell.self)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "Fringe" : "TasselCell", for: indexPath)
    }
}
