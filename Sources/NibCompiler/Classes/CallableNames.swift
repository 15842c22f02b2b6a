import InterfaceBuilder

/// The functions that a class may call without a receiver, and of which it is known what they do.
struct CallableNames {
    private let index: ClassIndex
    private let own: [TypeID]

    init(index: ClassIndex, own: [TypeID]) {
        self.index = index
        self.own = own
    }

    /// Whether the name is one of the class's own, of the sources', or one of UIKit's that sets no outlet. A
    /// name with an upper-case start makes an object.
    func contains(_ name: String) -> Bool {
        if name.first?.isUppercase == true || Self.ofUIKit.contains(name) { return true }
        if index.table.globals[name] != nil { return true }
        return own.contains { index.table[$0].members[name] != nil }
    }

    private static let ofUIKit: Set<String> = Set(
        """
        addSubview insertSubview bringSubviewToFront sendSubviewToBack removeFromSuperview addConstraint
        addConstraints removeConstraint removeConstraints setNeedsLayout layoutIfNeeded setNeedsDisplay
        setNeedsUpdateConstraints updateConstraintsIfNeeded addGestureRecognizer removeGestureRecognizer
        setContentHuggingPriority setContentCompressionResistancePriority addLayoutGuide sizeToFit init
        prepareForReuse layoutSubviews awakeFromNib addTarget setTitle setImage setTitleColor addInteraction
        registerForTraitChanges setUpdateHandler print min max abs round floor ceil assert precondition
        fatalError NSLog debugPrint type dispatch_async dispatch_get_main_queue ceilf floorf fmin fmax
        """
        .split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
