/// Members of UIKit's views that only some of their classes have.
enum UIKitMembers {
    /// Whether one of the classes has the member; nil where the member is not among those that are known.
    static func has(_ member: String, among classes: [String]) -> Bool? {
        owners[member].map { !$0.isDisjoint(with: classes) }
    }

    private static let owners: [String: Set<String>] = {
        var result: [String: Set<String>] = [:]
        for (owner, members) in members {
            for member in members.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                result[String(member), default: []].insert(owner)
            }
        }
        // Those of classes that are not listed, or not all of them.
        for (member, others) in others { result[member]?.formUnion(others) }
        return result
    }()

    private static let others: [(String, Set<String>)] = [
        ("text", ["UISearchBar"]), ("attributedText", ["UISearchBar"]), ("placeholder", ["UISearchBar"]),
        ("image", ["UIBarItem", "MKAnnotationView", "UIImage"]), ("font", ["UIFont"]),
        ("title", ["UIBarItem", "UIViewController", "UINavigationItem"]),
        ("numberOfLines", ["UIButton"]), ("lineBreakMode", ["UIButton"]), ("textLabel", ["UITableViewCell"]),
    ]

    private static let members: [(String, String)] = [
        (
            "UILabel",
            """
            text attributedText textColor textAlignment font numberOfLines lineBreakMode
            adjustsFontSizeToFitWidth minimumScaleFactor preferredMaxLayoutWidth
            """
        ),
        (
            "UITextField",
            "text attributedText textColor textAlignment font placeholder attributedPlaceholder borderStyle "
                + "clearButtonMode leftViewMode rightViewMode adjustsFontSizeToFitWidth"
        ),
        ("UITextView", "text attributedText textColor textAlignment font textContainerInset textContainer"),
        (
            "UIButton",
            """
            setTitle setImage setTitleColor setAttributedTitle setBackgroundImage titleLabel currentTitle
            titleEdgeInsets imageEdgeInsets
            """
        ),
        ("UIImageView", "image highlightedImage animationImages"),
        ("UISwitch", "isOn setOn onTintColor"),
        ("UISlider", "minimumValue maximumValue minimumTrackTintColor maximumTrackTintColor"),
        ("UIStepper", "minimumValue maximumValue stepValue"),
        ("UIProgressView", "progress setProgress progressTintColor"),
        ("UISegmentedControl", "selectedSegmentIndex insertSegment numberOfSegments"),
        ("UIPageControl", "numberOfPages currentPage pageIndicatorTintColor currentPageIndicatorTintColor"),
        ("UIStackView", "arrangedSubviews addArrangedSubview insertArrangedSubview removeArrangedSubview"),
        ("UITableView", "tableHeaderView tableFooterView separatorStyle rowHeight estimatedRowHeight"),
        ("UICollectionView", "collectionViewLayout setCollectionViewLayout"),
        ("NSLayoutConstraint", "constant"),
    ]
}
