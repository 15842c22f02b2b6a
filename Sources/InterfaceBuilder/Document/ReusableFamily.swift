/// What kind of reusable view a class is, as far as UIKit's checks tell apart (uikit-rules B1, B3, B5).
package enum ReusableFamily: String, Sendable {
    case collectionReusableView
    case collectionViewCell
    case tableViewCell
    case tableViewHeaderFooterView

    /// The UIKit class at the bottom of the family.
    package var uikitClass: String {
        switch self {
        case .collectionReusableView: "UICollectionReusableView"
        case .collectionViewCell: "UICollectionViewCell"
        case .tableViewCell: "UITableViewCell"
        case .tableViewHeaderFooterView: "UITableViewHeaderFooterView"
        }
    }
}
