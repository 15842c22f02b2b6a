import Reusable
import UIKit

final class JarCell: UITableViewCell, Reusable {}

final class JarController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private var tableView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: JarCell = tableView.dequeueReusableCell(for: indexPath)
        return cell
    }
}
