package import InterfaceBuilder

/// `layout:` of a view. For table views it stays at its defaults.
package struct Layout: Sendable {
    /// Absent: unknown, so that nothing may be concluded from it.
    package var type: Located<Kind>?
    package var scroll: Located<Scroll>?
    package var pinsHeaders: Located<Bool>?
    package var pinsFooters: Located<Bool>?

    package init() {}

    package enum Kind: String, Sendable, CaseIterable {
        case flow
        case compositional
        case list
        case custom
    }

    package enum Scroll: String, Sendable, CaseIterable {
        case vertical
        case horizontal
    }

    package var scrollsHorizontally: Bool { scroll?.value == .horizontal }
}
