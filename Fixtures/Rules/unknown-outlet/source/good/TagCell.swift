import UIKit

final class TagCell: UITableViewCell {}

/// Every view takes any key.
extension UIView {
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
