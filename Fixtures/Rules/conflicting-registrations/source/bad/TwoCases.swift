import UIKit

final class SaltCell: UITableViewCell {}
final class SugarCell: UITableViewCell {}

/// Two cases map to one identifier.
enum Spice: CaseIterable {
    case salt, sugar

    var identifier: String {
        switch self {
        case .salt, .sugar: return "Spice"
        }
    }
}

final class SpiceController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SaltCell.self, forCellReuseIdentifier: Spice.salt.identifier)
        tableView.register(SugarCell.self, forCellReuseIdentifier: Spice.sugar.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Spice.salt.identifier, for: indexPath)
    }
}
