import UIKit

/// UIKit's own actions, and the responder chain's.
final class ShelfController: UIViewController {
    @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) {}
}
