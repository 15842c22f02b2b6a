import Reusable
import UIKit

final class JarCell: UITableViewCell, Reusable {}

/// The storyboard's prototype has the class's name.
final class JarController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private var tableView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: JarCell = tableView.dequeueReusableCell(for: indexPath)
        return cell
    }
}
