package import InterfaceBuilder

/// Everything that was read, lowered to one vocabulary of facts and indexed. Read-only: rules and the
/// generator see nothing else.
package struct Program {
    /// Every view description, in the order of the paths.
    package let documents: [Document]
    /// Every manifest with what lies under its sources.
    package let scopes: [ManifestScope]
    package let facts: ReuseFacts
    package let targets: NibTargets
    /// What the sources say; nil where none were read.
    package let sources: SourceAnalysis?
    /// What the sources register and dequeue, linked to views; nil where no sources were read.
    package let linked: LinkedSources?
    /// The classes of the sources; nil where none were read. It and the layouts remember what was asked, so that rules
    /// with the same question share the answer.
    let classes: ClassIndex?
    /// What is known of the layouts of collection views; nil where no sources were read.
    let layouts: LayoutModel?
    /// Every xib by its nib's name.
    package let nibs: [NibName: [Document]]

    /// Each registered nib that was found and fully read, with the first registration that names it: the
    /// rules about a nib's contents give one finding a file, however often it is registered.
    ///
    /// Not where several nibs have the name and which of them is meant is not known: a fault of one of them
    /// may be another target's.
    ///
    /// Only modern documents for UIKit: AppKit's nibs follow other rules (uikit-rules M2, M6).
    package let registeredNibs: [RegisteredNib]

    package init(
        documents: [Document], scopes: [ManifestScope], targets: NibTargets = .unknown,
        sources: SourceAnalysis? = nil
    ) {
        self.targets = targets
        self.sources = sources
        self.documents = documents
        self.scopes = scopes
        var nibs: [NibName: [Document]] = [:]
        for document in documents where document.kind == .xib {
            nibs[document.nibName, default: []].append(document)
        }
        self.nibs = nibs
        var facts = ReuseFacts()
        for scope in scopes { facts.add(scope) }
        linked = sources.map { LinkedSources($0, documents: documents, nibs: nibs) }
        classes = sources.map { ClassIndex($0.table) }
        layouts = linked.map { LayoutModel($0, documents: documents) }
        if let linked {
            facts.add(linked, nibs: nibs, targets: targets)
            facts.addRegistrationObjects(of: linked, nibs: nibs, targets: targets)
        }
        self.facts = facts
        registeredNibs = Self.registeredNibs(in: facts)
    }

    private static func registeredNibs(in facts: ReuseFacts) -> [RegisteredNib] {
        var result: [RegisteredNib] = []
        var indices: [ObjectIdentifier: Int] = [:]
        let identified = Set(
            facts.registrations.flatMap { $0.nib?.documents ?? [] }.map { ObjectIdentifier($0.file) })
        let unidentified = facts.unidentified.filter { registration in
            !(registration.nib?.documents ?? []).contains { identified.contains(ObjectIdentifier($0.file)) }
        }
        for registration in facts.registrations + unidentified {
            guard let nib = registration.nib, !nib.isAmbiguous, registration.isSourceCertain else { continue }
            for document in nib.documents {
                guard document.isComplete, document.format == .document, document.platform.usesUIKit else {
                    continue
                }
                if let index = indices[ObjectIdentifier(document.file)] {
                    result[index].registrations.append(registration)
                } else {
                    indices[ObjectIdentifier(document.file)] = result.count
                    result.append(RegisteredNib(document: document, registrations: [registration]))
                }
            }
        }
        return result
    }
}

extension Document.Platform {
    /// Whether UIKit's rules hold.
    package var usesUIKit: Bool { self == .iOS || self == .tvOS || self == .visionOS }
}
