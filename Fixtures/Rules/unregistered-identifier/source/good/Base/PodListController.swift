import PantryComponents
import UIKit

/// PNBaseListController is in a pod that is not among the paths: it may register anything.
final class PodListController: PNBaseListController {
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "PNDefaultCell", for: indexPath)
    }
}
