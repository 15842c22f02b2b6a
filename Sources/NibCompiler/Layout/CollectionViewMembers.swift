/// The members that UIKit gives a collection view: what code does with another one is not known, unless the sources
/// declare it.
enum CollectionViewMembers {
    static func contains(_ name: String) -> Bool {
        names.contains(name) || ReuseCall.names.contains(name) || ViewMethods.isKnown(name)
    }

    private static let names: Set<String> = Set(
        """
        delegate dataSource prefetchDataSource isPrefetchingEnabled dragDelegate dropDelegate
        dragInteractionEnabled reorderingCadence backgroundView allowsSelection allowsMultipleSelection
        visibleCells allowsFocus isEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
        hasActiveDrag hasActiveDrop selfSizingInvalidation contentOffset contentSize contentInset
        adjustedContentInset contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets
        contentLayoutGuide frameLayoutGuide isDirectionalLockEnabled bounces alwaysBounceVertical
        alwaysBounceHorizontal isPagingEnabled pagingEnabled isScrollEnabled scrollEnabled
        showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle scrollIndicatorInsets
        verticalScrollIndicatorInsets horizontalScrollIndicatorInsets decelerationRate indexDisplayMode
        isTracking isDragging isDecelerating tracking dragging decelerating delaysContentTouches
        canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale bouncesZoom isZooming isZoomBouncing
        scrollsToTop panGestureRecognizer pinchGestureRecognizer directionalPressGestureRecognizer
        keyboardDismissMode refreshControl backgroundColor hidden alpha isOpaque opaque tintColor
        tintAdjustmentMode clipsToBounds mask maskView layer isUserInteractionEnabled userInteractionEnabled
        isMultipleTouchEnabled transform transform3D superview subviews window autoresizingMask
        autoresizesSubviews contentMode layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins
        safeAreaInsets insetsLayoutMarginsFromSafeArea leadingAnchor trailingAnchor leftAnchor rightAnchor
        topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor
        lastBaselineAnchor layoutGuides layoutMarginsGuide readableContentGuide safeAreaLayoutGuide
        keyboardLayoutGuide intrinsicContentSize translatesAutoresizingMaskIntoConstraints
        needsUpdateConstraints gestureRecognizers interactions tag semanticContentAttribute
        effectiveUserInterfaceLayoutDirection overrideUserInterfaceStyle traitCollection restorationIdentifier
        isAccessibilityElement shouldGroupAccessibilityChildren contentScaleFactor isFirstResponder
        canBecomeFirstResponder next inputView inputAccessoryView perform isMember debugDescription
        alignmentRectInsets cornerConfiguration isFocused focusGroupIdentifier inheritedAnimationDuration
        topEdgeEffect bottomEdgeEffect allowsKeyboardScrolling transfersVerticalScrollingToParent
        transfersHorizontalScrollingToParent stopScrollingAndZooming lookToScrollAxes
        """
        .split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
