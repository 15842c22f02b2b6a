import UIKit

protocol Rounded: AnyObject {}

typealias Photo = UIImageView

class CountView: UIView, Rounded {
    func show(_ count: Int) {}
}

final class BadgeView: CountView {}

final class JarViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var openButton: UIButton!
    @IBOutlet private weak var control: UIControl!
    @IBOutlet private weak var photo: Photo!
    @IBOutlet private weak var badge: CountView!
    @IBOutlet private weak var round: Rounded!
    @IBOutlet private weak var anything: AnyObject!
    @IBOutlet private var labels: [UILabel]!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Jar"
        openButton.setTitle("Open", for: .normal)
        control.isEnabled = round != nil
        photo.isHidden = labels.isEmpty
        badge.show(3)
        title = anything.description
    }
}
