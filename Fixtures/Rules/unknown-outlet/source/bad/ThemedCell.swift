import UIKit

@globalActor
actor ThemeActor {
    static let shared = ThemeActor()
}

/// Neither attribute is a macro, and neither is what stands in the text.
@ThemeActor
@available(iOS 13, *)
final class ThemedCell: UITableViewCell {
    private let tint = "#FF8800"

    #if os(iOS)
    func show() { print(#function, #selector(UIView.layoutSubviews)) }
    #endif
}

/// A setter of other keys, of a class that is no view.
extension UserDefaults {
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
