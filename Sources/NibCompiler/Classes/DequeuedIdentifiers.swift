import InterfaceBuilder

/// The identifiers that code dequeues, whatever the view: what is never asked for is never made.
struct DequeuedIdentifiers {
    /// Nil where no sources were read: then every registration counts.
    private let identifiers: Set<String>?
    private let sources: Set<String>

    init(_ program: Program) {
        guard let linked = program.linked else {
            identifiers = nil
            sources = []
            return
        }
        var identifiers: Set<String> = []
        for dequeue in linked.dequeues { identifiers.formUnion(dequeue.call.identifier.knownStrings) }
        self.identifiers = identifiers
        sources = Set(linked.analysis.table.files.lazy.compactMap { $0?.file.path })
    }

    /// Whether a registration's views are asked for, as far as the sources tell. What a manifest registers is.
    func mayMake(_ registration: Registration) -> Bool {
        guard let identifiers, !registration.usesRegistrationObject,
            sources.contains(registration.origin.file.path)
        else { return true }
        return identifiers.contains(registration.key.identifier.text)
    }

    /// The prototypes of a storyboard that nothing asks for.
    func unusedPrototypes(of document: Document) -> [ByteRange] {
        guard let identifiers else { return [] }
        return document.reusingViews.flatMap(\.prototypes).map(\.object).filter { object in
            !(object.effectiveIdentifier.map { identifiers.contains($0.value) } ?? false)
        }.map(\.range)
    }
}
