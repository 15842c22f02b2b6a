package import InterfaceBuilder

/// A view's statement that views under a key come from a nib, a class or a prototype.
package struct Registration: Sendable {
    package var key: ReuseKey
    package var source: Source
    /// Where the source is named: in the entry of a manifest, at the prototype of a storyboard.
    package var origin: SourceRange
    /// Where the identifier is given, or the name that implies it.
    package var identifierOrigin: SourceRange
    /// Through `CellRegistration` or `SupplementaryRegistration`, which make up the identifier themselves
    /// (uikit-rules J5).
    package var usesRegistrationObject: Bool
    /// Where one is chosen at run time among the cases of an enum: that case.
    package var choice: String?
    package var certainty: Certainty
    /// The function that registers, for code; what another function does may happen at another time.
    package var function: ObjectIdentifier?
    /// The class whose objects register, for code: what a base class does, each of its subclasses does by itself.
    var holder: TypeID?
    /// Whether code registers it, and not a manifest or storyboard.
    package var isInCode = false
    /// Whether the source is certainly registered where the code runs. False of one that code computes and registers
    /// under a condition: the condition may be about it.
    package var isSourceCertain = true
    /// The call of UIKit in a wrapper, where the origin is a call of the wrapper.
    package var wrapper: SourceRange?

    package enum Source: Sendable {
        case nib(NibReference)
        case `class`(String)
        /// A prototype of a scene; UIKit registers it by itself (uikit-rules A11).
        case prototype(Document, Prototype)
    }
}

extension Registration {
    /// A note for the wrapper that registers it.
    package var wrapperNotes: [Note] { wrapper.map { [Note("registered here", at: $0)] } ?? [] }

    /// The nib, where one is registered.
    package var nib: NibReference? {
        if case .nib(let nib) = source { nib } else { nil }
    }

    /// How messages name the source: `nib 'Header'`, `class 'Header'`, `prototype 'Header'`.
    package var sourceDescription: String {
        switch source {
        case .nib(let nib): "nib '\(nib.name)'"
        case .class(let name): "class '\(name)'"
        case .prototype(_, let prototype): "prototype '\(prototype.object.reuseIdentifier?.value ?? "")'"
        }
    }

    /// Whether both make the same views.
    package func hasSameSource(as other: Registration) -> Bool {
        switch (source, other.source) {
        case (.nib(let left), .nib(let right)): left.name == right.name
        case (.class(let left), .class(let right)): left == right
        case (.prototype(let document, let left), .prototype(let otherDocument, let right)):
            document.file === otherDocument.file && left.object.id == right.object.id
        default: false
        }
    }
}
