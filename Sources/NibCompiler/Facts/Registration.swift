package import InterfaceBuilder

/// A view's statement that views under a key come from a nib, a class or a prototype.
package struct Registration: Sendable {
    package var key: ReuseKey
    package var source: Source
    /// Where it is said: the entry of a manifest, the prototype of a storyboard, a call in source.
    package var origin: SourceRange
    package var certainty: Certainty

    package enum Source: Sendable {
        case nib(NibName)
        case `class`(String)
        /// A prototype of a scene; UIKit registers it by itself (uikit-rules A11).
        case prototype(Prototype)
    }
}
