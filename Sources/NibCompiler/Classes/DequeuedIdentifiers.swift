import InterfaceBuilder

/// The identifiers that code dequeues, whatever the view, and the prototypes in whose place it registers something:
/// what is never asked for, or hidden, is never made.
struct DequeuedIdentifiers {
    /// Nil where no sources were read: then every registration counts.
    private let identifiers: Set<String>?
    private let sources: Set<String>
    /// The prototypes that code may register something else for.
    private let hidden: [ObjectIdentifier: [ByteRange]]

    init(_ program: Program) {
        guard let linked = program.linked else {
            identifiers = nil
            sources = []
            hidden = [:]
            return
        }
        var identifiers: Set<String> = []
        for dequeue in linked.dequeues { identifiers.formUnion(dequeue.call.identifier.knownStrings) }
        self.identifiers = identifiers
        sources = Set(linked.analysis.table.files.lazy.compactMap { $0?.file.path })
        hidden = Self.hiddenPrototypes(linked)
    }

    private static func hiddenPrototypes(_ linked: LinkedSources) -> [ObjectIdentifier: [ByteRange]] {
        var result: [ObjectIdentifier: [ByteRange]] = [:]
        for registration in linked.registrations {
            guard let (document, prototype) = registration.prototype,
                let identifier = registration.identifiers?.first
            else { continue }
            let isHidden = registration.views.contains { view in
                !linked.areSuppliersKnown(of: view)
                    || linked.suppliers(of: view, identifier).contains { $0.call != nil }
            }
            if isHidden {
                result[ObjectIdentifier(document.file), default: []].append(prototype.object.range)
            }
        }
        return result
    }

    /// Whether a registration's views are asked for, as far as the sources tell. What a manifest registers is.
    func mayMake(_ registration: Registration) -> Bool {
        guard let identifiers, !registration.usesRegistrationObject,
            sources.contains(registration.origin.file.path)
        else { return true }
        return identifiers.contains(registration.key.identifier.text)
    }

    /// The prototypes of a storyboard that nothing asks for, or that are hidden.
    func unusedPrototypes(of document: Document) -> [ByteRange] {
        guard let identifiers else { return [] }
        return hidden[ObjectIdentifier(document.file), default: []]
            + document.reusingViews.flatMap(\.prototypes).map(\.object).filter { object in
                !(object.effectiveIdentifier.map { identifiers.contains($0.value) } ?? false)
            }.map(\.range)
    }
}
