/// Superclasses of the classes of Apple's frameworks that views, cells and controllers come from.
enum UIKitHierarchy {
    /// The superclass of a class; nil where the class is not known. `NSObject` has the empty name.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Whether the name is that of a protocol of UIKit or Foundation, or ends as such names do.
    static func isProtocol(_ name: String) -> Bool {
        protocols.contains(name) || suffixes.contains { name.hasSuffix($0) }
    }

    /// Every class that is known, and the types that text and bundles have.
    static var names: [String] { superclasses.keys.sorted() + ["String", "NSUserInterfaceItemIdentifier"] }

    private static let suffixes = [
        "Delegate", "DataSource", "DataSourcePrefetching", "Protocol", "able", "Observer", "Presenting",
        "TransitioningDelegate",
    ]

    private static let protocols: Set<String> = [
        "AnyObject", "UICollectionViewDelegateFlowLayout", "UIViewControllerRestoration", "UIKeyInput",
        "NSCopying", "NSCoding", "NSSecureCoding", "Error", "Equatable", "Hashable", "Codable",
        "Decodable", "Encodable", "CaseIterable", "RawRepresentable", "Identifiable", "Sendable",
        "Comparable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "UIContentConfiguration", "UIContentView",
        "UIAppearanceContainer", "UIAppearance", "NSObjectProtocol", "UIViewControllerAnimatedTransitioning",
        "UISearchResultsUpdating", "UIStateRestoring", "UITraitEnvironment", "UIDynamicItem",
        "UICoordinateSpace",
        "ObservableObject", "View", "UIViewRepresentable", "UIViewControllerRepresentable",
        "ExpressibleByStringLiteral",
        "OptionSet", "Sequence", "Collection", "IteratorProtocol", "NSFetchRequestResult", "class",
    ]

    private static let superclasses: [String: String] = {
        var result: [String: String] = ["NSObject": ""]
        for (superclass, names) in families {
            for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                result[String(name)] = superclass
            }
        }
        return result
    }()

    private static let families: [(String, String)] = [
        (
            "NSObject",
            """
            UIResponder UIGestureRecognizer UIBarItem UICollectionViewLayout UINib UIStoryboard UIImage
            UICollectionViewLayoutAttributes NSLayoutConstraint UIBezierPath UIColor UIFont UIScreen UIDevice
            NSManagedObject NSManagedObjectContext NSFetchedResultsController NSOperation Operation
            UIPresentationController UIStoryboardSegue NSIndexPath NSBundle Bundle
            NSCollectionViewLayout NSTableColumn NSNib NSResponder NSCell UICollectionViewDiffableDataSource
            UITableViewDiffableDataSource UINavigationItem UIAction UIMenu UISearchDisplayController
            UICollectionLayoutListConfiguration NSCollectionLayoutSection NSCollectionLayoutItem
            """
        ),
        ("UIResponder", "UIView UIViewController UIApplication UIScene"),
        (
            "UIViewController",
            """
            UITableViewController UICollectionViewController UINavigationController UITabBarController
            UISplitViewController UIPageViewController UISearchController UIAlertController UIInputViewController
            UIActivityViewController UIImagePickerController UIHostingController GLKViewController
            AVPlayerViewController QLPreviewController SFSafariViewController MSMessagesAppViewController
            UIDocumentPickerViewController UIDocumentBrowserViewController SLComposeServiceViewController
            UIReferenceLibraryViewController PHPickerViewController CNContactPickerViewController
            EKEventViewController
            """
        ),
        ("UINavigationController", "MFMailComposeViewController MFMessageComposeViewController"),
        (
            "UIView",
            """
            UIWindow UIControl UIScrollView UIImageView UILabel UIStackView UIActivityIndicatorView UIProgressView
            UIPickerView UINavigationBar UIToolbar UITabBar UISearchBar UIVisualEffectView UICollectionReusableView
            UITableViewCell UITableViewHeaderFooterView UIInputView WKWebView MKMapView MKAnnotationView SCNView
            ARSCNView ARSKView SKView MTKView GLKView UIWebView UIPopoverBackgroundView UIActionSheet UIAlertView
            MPVolumeView PDFView
            """
        ),
        (
            "UIControl",
            """
            UIButton UITextField UISlider UISwitch UISegmentedControl UIStepper UIPageControl UIDatePicker
            UIRefreshControl UIColorWell
            """
        ),
        ("UITextField", "UISearchTextField"),
        ("UIScrollView", "UITableView UICollectionView UITextView"),
        ("UICollectionReusableView", "UICollectionViewCell"),
        ("UICollectionViewCell", "UICollectionViewListCell"),
        (
            "UICollectionViewLayout",
            "UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout"
        ),
        (
            "UIGestureRecognizer",
            """
            UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UISwipeGestureRecognizer
            UIRotationGestureRecognizer UILongPressGestureRecognizer UIScreenEdgePanGestureRecognizer
            UIHoverGestureRecognizer
            """
        ),
        ("UIBarItem", "UIBarButtonItem UITabBarItem"),
        ("NSResponder", "NSView NSViewController NSWindowController NSWindow NSApplication"),
        (
            "NSView",
            "NSControl NSScrollView NSTableCellView NSTableRowView NSStackView NSBox NSVisualEffectView NSCollectionView NSSplitView NSTabView NSText NSClipView"
        ),
        ("NSText", "NSTextView"),
        (
            "NSControl",
            "NSTableView NSButton NSTextField NSImageView NSSlider NSSegmentedControl NSTableHeaderView NSDatePicker"
        ),
        ("NSTableView", "NSOutlineView"),
        ("NSViewController", "NSCollectionViewItem NSSplitViewController NSTabViewController"),
        ("NSCollectionViewLayout", "NSCollectionViewFlowLayout NSCollectionViewCompositionalLayout"),
    ]
}
