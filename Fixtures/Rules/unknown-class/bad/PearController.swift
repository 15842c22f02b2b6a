import UIKit

/// The view description has no module: UIKit asks for a class of the plain name.
final class PearCell: UITableViewCell {}
final class PearBadgeView: UIView {}

final class PearController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "PearCell", bundle: nil), forCellReuseIdentifier: "Pear")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Pear", for: indexPath) as! PearCell
    }
}
