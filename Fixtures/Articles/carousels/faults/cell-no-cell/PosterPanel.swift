import UIKit

class PosterPanel: UIView {
    let title = UILabel()
}
