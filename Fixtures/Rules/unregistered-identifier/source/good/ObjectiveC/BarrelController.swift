import UIKit

/// An Objective-C category registers.
final class BarrelController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.kn_registerPantryCells()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "KNPantryCell", for: indexPath)
    }
}
