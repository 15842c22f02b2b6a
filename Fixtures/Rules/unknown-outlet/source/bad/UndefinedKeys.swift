import UIKit

/// It says that there should be none, in one build aloud.
extension UIView {
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        let message = "there is no key \(key)"
        #if TEST
            print(message)
        #else
            assertionFailure(message)
        #endif
    }
}
