package import InterfaceBuilder

/// A request for a view under a key.
package struct Dequeue: Sendable {
    package var key: ReuseKey
    /// The class the result is cast to, where one is known.
    package var expectedClass: String?
    package var source: Source
    package var origin: SourceRange
    package var certainty: Certainty

    package var isFromPrototype: Bool {
        if case .prototype = source { true } else { false }
    }

    /// What is expected to supply the view.
    package enum Source: Sendable {
        case registration
        /// A prototype of the controller's scene, with those scenes' prototypes of that identifier, of any
        /// role.
        case prototype([SceneView.Match])
    }
}

extension Dequeue.Source {
    init(_ source: ManifestUse.Source) {
        switch source {
        case .nib, .class: self = .registration
        case .prototype(_, let matches): self = .prototype(matches)
        }
    }
}
