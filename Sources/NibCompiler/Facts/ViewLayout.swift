package import InterfaceBuilder

/// The layout of a collection view, as far as it is known.
package struct ViewLayout: Sendable {
    package var view: ViewKey
    /// Nil: not known.
    package var type: Layout.Kind?
    /// Where pinning of headers is asked for, if it is.
    package var pinsHeaders: SourceRange?
    package var pinsFooters: SourceRange?
}
