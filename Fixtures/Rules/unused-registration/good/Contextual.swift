import UIKit

extension UITableViewCell {
    static var identifier: String { String(describing: self) }
}

extension UITableView {
    func dequeue<Cell: UITableViewCell>(at path: IndexPath) -> Cell {
        dequeueReusableCell(withIdentifier: Cell.identifier, for: path) as! Cell
    }
}

final class AlphaCell: UITableViewCell {}
final class BetaCell: UITableViewCell {}
final class GammaCell: UITableViewCell {}
final class DeltaCell: UITableViewCell {}

/// The type of the context names what is dequeued.
final class ContextController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AlphaCell.self, forCellReuseIdentifier: AlphaCell.identifier)
        tableView.register(BetaCell.self, forCellReuseIdentifier: BetaCell.identifier)
        tableView.register(GammaCell.self, forCellReuseIdentifier: GammaCell.identifier)
        tableView.register(DeltaCell.self, forCellReuseIdentifier: DeltaCell.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch indexPath.row {
        case 0:
            let cell: AlphaCell = tableView.dequeue(at: indexPath)
            return cell
        case 1:
            return tableView.dequeue(at: indexPath) as BetaCell
        case 2:
            return gamma(at: indexPath)
        default:
            return configured(tableView.dequeue(at: indexPath))
        }
    }

    private func gamma(at path: IndexPath) -> GammaCell {
        tableView.dequeue(at: path)
    }

    private func configured(_ cell: DeltaCell) -> DeltaCell { cell }
}
