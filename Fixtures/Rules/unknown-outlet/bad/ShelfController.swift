import UIKit

/// The controller of a scene.
final class ShelfController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
}
