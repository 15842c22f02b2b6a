import UIKit

protocol ConfigurableCell: UITableViewCell {
    associatedtype Model
    static var identifier: String { get }
    func configure(with model: Model)
}

extension ConfigurableCell {
    static var identifier: String { "\(self)" }
}

class GenericListController<Cell: ConfigurableCell>: UITableViewController {
    var models: [Cell.Model] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: Cell.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        models.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Cell.identifier, for: indexPath) as! Cell
        cell.configure(with: models[indexPath.row])
        return cell
    }
}

final class SpiceCell: UITableViewCell, ConfigurableCell {
    func configure(with model: String) { textLabel?.text = model }
}

final class SpiceListController: GenericListController<SpiceCell> {}
