/// Methods of UIKit's collection and table views, and of what these inherit from: a call of one of them does
/// not register anything that is not seen. Those that register are told by their labels (`ReuseCall`): a library has
/// others.
enum ViewMethods {
    /// Whether UIKit has a method of the base name, or names such a method in an older Swift.
    static func isKnown(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }

    /// Beginnings that only UIKit's own methods have.
    private static let prefixes = [
        "dequeueReusable", "dequeueConfigured", "layoutIfNeeded", "setNeeds", "indexPath", "rectFor",
        "scrollTo",
        "addConstraint", "removeConstraint", "addGestureRecognizer", "removeGestureRecognizer", "addSubview",
        "insertSubview", "bringSubview", "sendSubview", "exchangeSubview", "convert", "snapshotView",
        "accessibility",
        "setContent", "contentHugging", "contentCompression", "systemLayout", "didUpdateFocus",
        "restoreUserActivity",
        "cellForRow", "cellForItem", "headerView", "footerView", "numberOf", "layoutAttributes",
        "visibleSupplementary",
        "supplementaryView", "insertRows", "insertItems", "insertSections", "deleteRows", "deleteItems",
        "deleteSections", "moveRow", "moveItem", "moveSection", "reload", "reconfigure", "selectRow",
        "selectItem",
        "deselectRow", "deselectItem", "performBatchUpdates", "respondsToSelector",
        "isKindOf",
        "autoPin", "autoSet", "autoAlign", "autoCenter", "autoMatch", "autoConstrain", "mas_", "snp",
        "pinEdges",
        "constrain", "anchor", "snapshot", "touches", "motion", "presses", "viewWith", "setAnimations",
    ]

    private static let names: Set<String> = [
        "init", "addLayoutGuide", "addInteraction", "removeInteraction", "addMotionEffect", "beginUpdates",
        "endUpdates", "becomeFirstResponder", "resignFirstResponder", "beginInteractiveMovementForItem",
        "updateInteractiveMovementTargetPosition", "endInteractiveMovement", "cancelInteractiveMovement",
        "cancelInteractiveTransition", "finishInteractiveTransition", "startInteractiveTransition",
        "setCollectionViewLayout", "collectionViewLayout", "draw", "flashScrollIndicators", "frame",
        "gestureRecognizerShouldBegin", "hitTest", "isDescendant", "isEqual", "isKind", "layoutSubviews",
        "layoutMarginsDidChange", "point", "removeFromSuperview",
        "removeConstraints", "removeLayoutGuide", "responds", "safeAreaInsetsDidChange", "setEditing",
        "setZoomScale",
        "sizeThatFits", "sizeToFit", "tintColorDidChange", "updateConstraints", "updateConstraintsIfNeeded",
        "willMove", "didMoveToSuperview", "didMoveToWindow", "willRemoveSubview",
        "setTranslatesAutoresizingMaskIntoConstraints",
        "zoom", "value", "setValue", "addObserver", "removeObserver", "observe", "publisher",
        "traitCollectionDidChange", "contains", "drop", "hasUncommittedUpdates", "isPlaceholder",
        "resizableSnapshotView",
        "drawHierarchy", "viewForZooming", "touchesShouldBegin", "touchesShouldCancel",
        "adjustedContentInsetDidChange",
        "encode", "copy", "class", "self", "description", "hash", "isProxy", "retain", "release",
        "autorelease",
        "setFrame", "setDelegate", "setDataSource", "setBackgroundColor", "setBackgroundView",
        "setTableHeaderView",
        "setTableFooterView", "setHidden", "setAlpha", "setTag", "setSeparatorStyle", "setSeparatorColor",
        "setSeparatorInset", "setRowHeight", "setAllowsSelection", "setBounces", "setScrollEnabled",
        "setAutoresizingMask",
        "setUserInteractionEnabled", "setClipsToBounds", "setShowsVerticalScrollIndicator",
        "setEstimatedRowHeight",
        "setLayoutMargins", "setScrollIndicatorInsets", "setPagingEnabled",
        "setShowsHorizontalScrollIndicator",
        "setAlwaysBounceVertical", "setAllowsMultipleSelection", "setTintColor", "setRefreshControl",
        "setNextResponder",
        "endEditing", "invalidateIntrinsicContentSize", "selectAll", "cut", "paste", "delete", "undoManager",
        "contextMenuInteraction", "updateFocusIfNeeded", "shouldUpdateFocus", "scrollRectToVisible",
        "setScrollIndicatorStyle",
        "scrollToRow", "scrollToItem", "scrollToNearestSelectedRow", "indexPathsForElements",
        "dataSourceSectionIndex",
        "dataSourceIndexPath", "presentationSectionIndex", "presentationIndexPath", "targetIndexPath",
        "selectionFollowsFocus", "remembersLastFocusedIndexPath", "setAccessibilityIdentifier",
        "removeTarget", "addTarget",
        "sendActions", "constraint", "isHidden", "transition", "animate", "exerciseAmbiguityInLayout",
        "alignmentRect",
        "forFirstBaselineLayout", "forLastBaselineLayout", "applicationFinishedRestoringState", "bounds",
        "center",
    ]
}
