package import InterfaceBuilder

/// A request for a view under a key.
package struct Dequeue: Sendable {
    package var key: ReuseKey
    /// The class the result is cast to, where one is known.
    package var expectedClass: String?
    package var origin: SourceRange
    package var certainty: Certainty
}
