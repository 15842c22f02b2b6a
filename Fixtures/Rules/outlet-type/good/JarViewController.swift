import UIKit

protocol Rounded: AnyObject {}

typealias Photo = UIImageView

#if os(tvOS)
    typealias Knob = FocusKnob
#else
    typealias Knob = UIButton
#endif

final class FocusKnob: UIControl {}

#if !canImport(UIKit)
    public class UISlider: NSSlider {}
#endif

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
    @IBOutlet private weak var knob: Knob!
    @IBOutlet private weak var level: UISlider!
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
        level.isHidden = knob.isHidden
        title = anything.description
    }
}
