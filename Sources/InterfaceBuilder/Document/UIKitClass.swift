/// The UIKit classes of Interface Builder's elements (xib-format.md section 4.2).
package enum UIKitClass {
    /// The class of an element without `customClass`.
    ///
    /// A name with an upper-case start is a class already. The rule is the prefix `UI` before the name with an upper-case start; the exceptions are listed.
    package static func name(ofElement element: String) -> String {
        if let exception = exceptions[element] { return exception }
        guard let first = element.first else { return "UIView" }
        guard first.isLowercase else { return element }
        return "UI" + first.uppercased() + element.dropFirst()
    }

    /// What a reusable class is at least, by its UIKit class; nil for classes that UIKit never reuses.
    package static func reusableFamily(ofClass name: String) -> ReusableFamily? {
        switch name {
        case "UICollectionReusableView": .collectionReusableView
        case "UICollectionViewCell", "UICollectionViewListCell": .collectionViewCell
        case "UITableViewCell": .tableViewCell
        case "UITableViewHeaderFooterView": .tableViewHeaderFooterView
        default: nil
        }
    }

    private static let exceptions: [String: String] = [
        "customObject": "NSObject",
        "customView": "UIView",
        "containerView": "UIView",
        "tableViewCellContentView": "UIView",
        "collectionViewCellContentView": "UIView",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "wkWebView": "WKWebView",
        "mapView": "MKMapView",
        "sceneKitView": "SCNView",
        "arscnView": "ARSCNView",
        "arskView": "ARSKView",
        "skView": "SKView",
        "mtkView": "MTKView",
        "glkView": "GLKView",
        "glkViewController": "GLKViewController",
        "avPlayerViewController": "AVPlayerViewController",
        "hostingController": "UIHostingController",
        "lookAroundViewController": "MKLookAroundViewController",
    ]
}

extension UIKitClass {
    /// Whether a class is UIKit's own, so that its superclasses are known: the classes of Interface Builder's
    /// elements. Any other name, even one that begins with `UI`, may be the project's.
    package static func isKnown(_ name: String) -> Bool {
        reusableFamily(ofClass: name) != nil || views.contains(name)
    }

    private static let views: Set<String> = [
        "NSObject", "UIActivityIndicatorView", "UIButton", "UICollectionView", "UIColorWell", "UIControl",
        "UIDatePicker", "UIImageView", "UILabel", "UINavigationBar", "UIPageControl", "UIPickerView",
        "UIProgressView", "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView",
        "UIStepper", "UISwitch", "UITabBar", "UITableView", "UITextField", "UITextView", "UIToolbar",
        "UIView", "UIViewController", "UIVisualEffectView",
    ]
}
