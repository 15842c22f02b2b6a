package import InterfaceBuilder

/// Something that views under an identifier come from: a registration in code, or a storyboard's prototype.
package struct LinkedRegistration {
    /// The call; nil for a prototype.
    package var call: SourceRegistration?
    package var prototype: (document: Document, prototype: Prototype)?
    /// Canonical.
    package var views: [ViewID]
    /// Whether it may be on another view than these.
    package var isViewUnknown: Bool
    /// Nil where the kind is not known.
    package var families: [ReuseFamily]?
    /// Nil where the identifier, or a part of it, is not known.
    package var identifiers: [ReuseIdentifier]?
    package var holder: TypeID?
    /// Where a note about it points.
    package var origin: SourceRange
    package var identifierOrigin: SourceRange

    /// Whether it certainly or possibly registers the identifier.
    func mayRegister(_ identifier: ReuseIdentifier) -> Bool { identifiers?.contains(identifier) ?? true }
}

/// A dequeue in code, linked to views.
package struct LinkedDequeue {
    package var call: SourceDequeue
    /// Canonical; every view that it may be of.
    package var views: [ViewID]
    package var isViewUnknown: Bool
    /// Nil where the kind is not known: it may be any.
    package var families: [ReuseFamily]?
    /// Nil where a part of the identifier is not known.
    package var identifiers: [ReuseIdentifier]?
    package var origin: SourceRange
}
