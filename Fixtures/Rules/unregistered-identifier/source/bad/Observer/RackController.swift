import UIKit

/// Registers as soon as the outlet is set, under what the subclass says.
class RackController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView! {
        didSet { tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier) }
    }
    var cellIdentifier: String { "Rack" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Spice", for: indexPath)
    }
}

final class SpiceRackController: RackController {
    override var cellIdentifier: String { "Spices" }
}
