import InterfaceBuilder

/// Decoration items of compositional layouts whose kind nothing in the sources registers on any layout
/// (uikit-rules I4).
struct UnregisteredDecorations {
    struct Fault {
        var use: DecorationUse
        var kind: String
        /// A kind that is registered, and is spelt almost alike.
        var near: (kind: String, place: CodePlace)?
        /// The generated function that registers the kind, and that nothing calls.
        var uncalled: String?
        /// Where the kind is registered on a collection view instead.
        var supplementary: SourceRange?
    }

    private let linked: LinkedSources
    private var kinds: [String: CodePlace] = [:]
    private var uncalled: [String: String] = [:]
    /// Whether something of a kind that is not known is registered.
    private var isOpen = false

    init(_ linked: LinkedSources) {
        self.linked = linked
        for call in linked.analysis.effects.registrations where call.namespace == .decoration {
            let isUncalled = call.isUncalled && linked.isGenerated(call.place)
            if !isUncalled, call.identifier.isOpen || call.identifier.strings == nil { isOpen = true }
            for kind in call.identifier.knownStrings {
                if isUncalled {
                    uncalled[kind] = call.function?.signature
                } else {
                    kinds[kind] = call.identifierPlace
                }
            }
        }
    }

    /// Each place once for each kind, where all that the item's kind may be is known and missing.
    func faults() -> [Fault] {
        guard !isOpen else { return [] }
        var result: [Fault] = []
        for use in linked.analysis.effects.decorations where !use.kind.isOpen && !use.kind.isVariable {
            guard let found = use.kind.strings, !found.contains(where: { kinds[$0] != nil }) else { continue }
            for kind in found where !result.contains(where: { $0.use.place == use.place && $0.kind == kind })
            {
                result.append(fault(of: use, kind))
            }
        }
        return result
    }

    private func fault(of use: DecorationUse, _ kind: String) -> Fault {
        let near = NearName.suggestion(for: kind, among: kinds.keys.sorted())
        let other = linked.registrations.first { registration in
            registration.families?.contains(.supplementary(ElementKind(kind))) ?? false
        }
        return Fault(
            use: use, kind: kind, near: near.flatMap { name in kinds[name].map { (name, $0) } },
            uncalled: uncalled[kind], supplementary: other?.identifierOrigin)
    }
}
