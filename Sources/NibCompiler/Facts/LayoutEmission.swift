package import InterfaceBuilder

/// A header, footer or other supplementary view that a layout makes room for, or would (uikit-rules G1).
package struct LayoutEmission: Sendable {
    package var view: ViewKey
    package var kind: ElementKind
    /// Under which the view shown there is dequeued; nil where one of several is chosen at run time.
    package var identifier: ReuseIdentifier?
    /// How messages name the view: its identifier, or the enum of the choice.
    package var name: String
    /// The section's case; nil: every section.
    package var section: String?
    package var extent: Extent
    /// Whether the width counts, because the layout scrolls horizontally (uikit-rules H3).
    package var isHorizontal: Bool
    /// The size, or what is without one.
    package var origin: SourceRange

    package var subject: ReuseSubject {
        ReuseSubject(
            controller: view.controller, view: view.view, kind: kind.text, identifier: identifier?.text)
    }

    /// The size along the scroll direction, in points.
    package enum Extent: Sendable, Equatable {
        case points(Double)
        /// A first guess; the view's constraints decide.
        case estimated(Double)
        /// Nothing gives one: zero in a flow layout (uikit-rules H1).
        case missing
        /// Given by code that is not read, or by a layout whose rules are not known.
        case unknown
    }
}
