import UIKit

/// Its own methods hide the functions that trap.
final class HidingCell: UITableViewCell {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        fatalError("is what this class calls a note")
    }

    private func fatalError(_ note: String) {}
}

/// One clause alone may be left out.
final class PlatformCell: UITableViewCell {
    #if os(tvOS)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    #else
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    #endif
}
