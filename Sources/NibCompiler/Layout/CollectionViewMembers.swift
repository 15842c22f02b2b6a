/// The members that UIKit gives a collection view: what code does with another one is not known, unless the sources
/// declare it.
enum CollectionViewMembers {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = Set(
        """
        init self collectionViewLayout delegate dataSource prefetchDataSource isPrefetchingEnabled dragDelegate
        dropDelegate dragInteractionEnabled reorderingCadence backgroundView register registerClass registerNib
        dequeueReusableCell dequeueReusableSupplementaryView dequeueConfiguredReusableCell
        dequeueConfiguredReusableSupplementary dequeueReusableCellWithReuseIdentifier
        dequeueReusableSupplementaryViewOfKind allowsSelection allowsMultipleSelection
        indexPathsForSelectedItems selectItem deselectItem hasUncommittedUpdates reloadData setCollectionViewLayout
        startInteractiveTransition finishInteractiveTransition cancelInteractiveTransition numberOfSections
        numberOfItems layoutAttributesForItem layoutAttributesForSupplementaryElement indexPathForItem indexPath
        cellForItem visibleCells indexPathsForVisibleItems supplementaryView visibleSupplementaryViews
        indexPathsForVisibleSupplementaryElements scrollToItem insertSections deleteSections reloadSections moveSection
        insertItems deleteItems reloadItems reconfigureItems moveItem performBatchUpdates
        beginInteractiveMovementForItem updateInteractiveMovementTargetPosition endInteractiveMovement
        cancelInteractiveMovement remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus isEditing
        allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing hasActiveDrag hasActiveDrop
        contextMenuInteraction selfSizingInvalidation
        contentOffset contentSize contentInset adjustedContentInset contentInsetAdjustmentBehavior
        automaticallyAdjustsScrollIndicatorInsets contentLayoutGuide frameLayoutGuide isDirectionalLockEnabled bounces
        alwaysBounceVertical alwaysBounceHorizontal isPagingEnabled pagingEnabled isScrollEnabled scrollEnabled
        showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle scrollIndicatorInsets
        verticalScrollIndicatorInsets horizontalScrollIndicatorInsets decelerationRate indexDisplayMode
        setContentOffset scrollRectToVisible flashScrollIndicators isTracking isDragging isDecelerating tracking
        dragging decelerating delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale
        setZoomScale zoom bouncesZoom isZooming isZoomBouncing scrollsToTop panGestureRecognizer pinchGestureRecognizer
        directionalPressGestureRecognizer keyboardDismissMode refreshControl
        backgroundColor isHidden hidden alpha isOpaque opaque tintColor tintAdjustmentMode clipsToBounds mask maskView
        layer isUserInteractionEnabled userInteractionEnabled isMultipleTouchEnabled frame bounds center transform
        transform3D superview subviews window addSubview bringSubviewToFront sendSubviewToBack removeFromSuperview
        insertSubview exchangeSubview isDescendant autoresizingMask autoresizesSubviews contentMode sizeThatFits
        sizeToFit layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins layoutMarginsDidChange
        safeAreaInsets insetsLayoutMarginsFromSafeArea constraints addConstraint addConstraints removeConstraint
        removeConstraints leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor
        heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor layoutGuides addLayoutGuide
        removeLayoutGuide layoutMarginsGuide readableContentGuide safeAreaLayoutGuide keyboardLayoutGuide
        systemLayoutSizeFitting intrinsicContentSize invalidateIntrinsicContentSize contentHuggingPriority
        setContentHuggingPriority contentCompressionResistancePriority setContentCompressionResistancePriority
        translatesAutoresizingMaskIntoConstraints needsUpdateConstraints setNeedsUpdateConstraints
        updateConstraintsIfNeeded setNeedsLayout layoutIfNeeded setNeedsDisplay layoutSubviews
        addGestureRecognizer removeGestureRecognizer gestureRecognizers addInteraction removeInteraction interactions
        tag viewWithTag hitTest point convert snapshotView resizableSnapshotView drawHierarchy endEditing
        semanticContentAttribute effectiveUserInterfaceLayoutDirection overrideUserInterfaceStyle traitCollection
        restorationIdentifier accessibilityIdentifier accessibilityLabel accessibilityElements isAccessibilityElement
        accessibilityElementsHidden accessibilityTraits shouldGroupAccessibilityChildren contentScaleFactor
        becomeFirstResponder resignFirstResponder isFirstResponder canBecomeFirstResponder next inputView
        inputAccessoryView undoManager observe addObserver removeObserver description hash isEqual isKind responds
        perform value isMember copy debugDescription alignmentRectInsets cornerConfiguration
        setNeedsFocusUpdate updateFocusIfNeeded isFocused focusGroupIdentifier inheritedAnimationDuration
        topEdgeEffect bottomEdgeEffect allowsKeyboardScrolling transfersVerticalScrollingToParent
        transfersHorizontalScrollingToParent stopScrollingAndZooming lookToScrollAxes
        """
        .split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
