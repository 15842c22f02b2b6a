import UIKit

final class ShelfController: UIViewController {
    @IBAction private func refresh(_ sender: Any) {}
}
