@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}
