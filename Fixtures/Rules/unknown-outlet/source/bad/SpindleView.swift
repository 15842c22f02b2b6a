import UIKit

/// Once drawn in the nib, now in code.
final class SpindleView: UIView {
    let titleLabel = UILabel()
    let noteLabel = UILabel()
}
