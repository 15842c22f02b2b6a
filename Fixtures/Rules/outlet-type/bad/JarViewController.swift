import UIKit

final class JarViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var openButton: UIButton!
    @IBOutlet private weak var photo: UIImageView!
    @IBOutlet private weak var badge: BadgeView!
    @IBOutlet private var labels: [UILabel]!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Jar"
        openButton.setTitle("Open", for: .normal)
        photo.isHidden = labels.isEmpty
        self.badge.show(3)
    }
}

final class BadgeView: UIView {
    func show(_ count: Int) {}
}
