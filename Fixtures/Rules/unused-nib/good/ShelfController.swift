import UIKit

class ShelfController: UIViewController {
    let cellNib = UINib(nibName: "JarCell", bundle: nil)
}
