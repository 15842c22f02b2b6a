// Who uses the library registers on the controller's table.
import UIKit

public class SkeinListController: UITableViewController {
    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
    }
}
