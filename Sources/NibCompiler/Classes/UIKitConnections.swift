/// The outlets and actions that UIKit's own classes have.
enum UIKitConnections {
    /// Whether a class whose superclasses in UIKit have these names may have the outlet.
    static func hasOutlet(_ name: String, among classes: [String]) -> Bool {
        everywhere.contains(name)
            || outlets.contains { !$0.classes.isDisjoint(with: classes) && $0.names.contains(name) }
    }

    /// Whether such a class may answer to the selector.
    static func hasAction(_ selector: String, among classes: [String]) -> Bool {
        actions.contains(selector) || webActions.contains(selector) && !webViews.isDisjoint(with: classes)
    }

    /// Many classes have these: they are never reported.
    private static let everywhere = words(
        """
        delegate dataSource view gestureRecognizers accessibilityElements inputView inputAccessoryView target
        undoManager menu items superview scene session context font image titleView searchDisplayController
        preferredFocusedView prefetchDataSource dragDelegate dropDelegate navigationDelegate uiDelegate
        UIDelegate refreshControl
        """)

    private static let outlets: [(classes: Set<String>, names: Set<String>)] = [
        (
            ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell"],
            words(
                """
                accessoryView editingAccessoryView backgroundView selectedBackgroundView contentView textLabel
                multipleSelectionBackgroundView detailTextLabel imageView
                """)
        ),
        (
            ["UITableView", "UICollectionView"],
            words(
                """
                tableHeaderView tableFooterView backgroundView collectionViewLayout
                sectionHeaderView sectionFooterView
                """)
        ),
        (
            ["UIViewController"],
            words(
                """
                tabBarItem navigationItem toolbarItems navigationController
                tabBarController splitViewController storyboard editButtonItem parentViewController
                presentedViewController presentingViewController modalViewController parent children
                childViewControllers contentScrollView popoverPresentationController navigationBar toolbar tabBar
                viewControllers searchBar masterViewController detailViewController topViewController
                visibleViewController selectedViewController moreNavigationController searchController
                searchResultsController searchResultsTableView transitioningDelegate previewingDelegate
                previewActionItems interactivePopGestureRecognizer barHideOnTapGestureRecognizer
                tabBarObservedScrollView searchControllerObservedScrollView focusEnvironment
                popoverController contentViewController sourceView presentationController userActivity
                nextResponder searchResultsUpdater restorationClass settingsBundle
                """)
        ),
        (["UITableViewController"], words("tableView")),
        (["UICollectionViewController"], words("collectionView")),
        (
            ["UINavigationItem"],
            words(
                """
                leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems backBarButtonItem
                searchController titleView
                """)
        ),
        (
            ["UIBarItem", "UIBarButtonItem", "UITabBarItem"],
            words("customView landscapeImagePhone selectedImage")
        ),
        (
            ["UIView"],
            words(
                """
                maskView mask window backgroundColor tintColor subviews constraints interactions leftView rightView
                topItem backItem selectedItem rootViewController navigationItem searchController
                arrangedSubviews panGestureRecognizer pinchGestureRecognizer contentLayoutGuide
                safeAreaLayoutGuide layoutMarginsGuide readableContentGuide bottomAnchor scrollView
                searchTextField customView highlightedImage menuRepresentation
                """)
        ),
        (["UIButton"], words("titleLabel imageView")),
        (
            ["UISearchDisplayController"],
            words(
                """
                searchBar searchContentsController searchResultsDataSource searchResultsDelegate
                searchResultsTableView
                """)
        ),
    ]

    private static let actions = words(
        """
        becomeFirstResponder resignFirstResponder endEditing: copy: cut: paste: select: selectAll: delete: undo redo
        undo: redo: dismissModalViewControllerAnimated: dismissViewControllerAnimated:completion:
        popViewControllerAnimated: popToRootViewControllerAnimated: reloadData startAnimating
        stopAnimating removeFromSuperview setNeedsDisplay
        setNeedsLayout layoutIfNeeded sizeToFit toggleBoldface: toggleItalics: toggleUnderline: increaseSize:
        decreaseSize: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: setEditing:
        print: find: findNext: findPrevious: findAndReplace:
        useSelectionForFind: rename: export: duplicate: move: pasteAndMatchStyle: pasteAndSearch: pasteAndGo:
        sendActionsForControlEvents: beginRefreshing endRefreshing setOn: setHidden: toggleSidebar: performClose:
        performZoom: showPrimaryColumn: setNeedsUpdateConstraints updateConstraints setHighlighted: setSelected:
        setEnabled: play: pause: play pause stop stop:
        """)

    private static let webViews: Set<String> = ["WKWebView", "UIWebView"]
    private static let webActions = words(
        """
        reload reload: reloadFromOrigin reloadFromOrigin: goBack goBack: goForward goForward: stopLoading
        stopLoading:
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }
}
