import InterfaceBuilder

/// Reads a registration as entries of a manifest, or says why it is none.
struct ExtractReading {
    let program: Program
    let linked: LinkedSources
    let call: SourceRegistration
    let families: [ReuseFamily]?
    private var table: SymbolTable { linked.table }

    /// Why something is no entry.
    struct Reason: Error {
        var text: String

        init(_ text: String) { self.text = text }
    }

    init(_ program: Program, _ linked: LinkedSources, _ call: SourceRegistration, _ families: [ReuseFamily]?)
    {
        (self.program, self.linked, self.call, self.families) = (program, linked, call, families)
    }

    func entries(at origin: SourceRange) -> (entries: [ExtractedEntry], reasons: [String]) {
        guard let families, !families.isEmpty else {
            return ([], ["the kind is not known" + Self.because(call.kind?.unknown)])
        }
        var reasons: [String] = []
        if call.identifier.unknown != nil || call.identifier.atoms.isEmpty {
            reasons.append("the identifier is not known" + Self.because(call.identifier.stringReason))
        }
        let identifiers = call.identifier.knownStrings
        if identifiers.contains(where: { $0.hasPrefix(Evaluator.modulePlaceholder) }) {
            return ([], ["the identifier contains the module's name"])
        }
        // Which of them goes with which identifier, and when, is not known.
        let isResource = linked.analysis.effects.calls[call.place]?.signature == "register(_:)"
        if families.count > 1, !isResource {
            return ([], ["the kind is one of several: " + families.map(\.noun).joined(separator: ", ")])
        }
        let atoms = call.source.atoms.filter { if case .null = $0 { false } else { true } }
        if call.source.unknown != nil, reasons.isEmpty {
            reasons.append("the nib or class is not known" + Self.because(call.source.unknown))
        } else if reasons.isEmpty, atoms.count > 1, !isPaired(atoms, identifiers) {
            return ([], ["several nibs or classes may be registered"])
        }
        guard reasons.isEmpty, !atoms.isEmpty else { return ([], reasons) }
        var entries: [ExtractedEntry] = []
        for (position, identifier) in identifiers.enumerated() {
            let atom = atoms.count == 1 ? atoms[0] : atoms[position]
            for family in families {
                let entry = entry(atom, ReuseIdentifier(identifier), family, origin, &reasons)
                if let entry, isPossible(entry) { entries.append(entry) }
            }
        }
        return (entries, reasons)
    }

    /// Whether each identifier is that of the nib or class at its place: by their names, which alone tell it.
    private func isPaired(_ atoms: [Atom], _ identifiers: [String]) -> Bool {
        guard atoms.count == identifiers.count else { return false }
        return zip(atoms, identifiers).allSatisfy { atom, identifier in
            switch atom {
            case .nib(let nib): nib.name.map { candidates($0).identifier ?? $0 } == identifier
            case .metatype(let type): type.id.map { table[$0].simpleName } == identifier
            default: false
            }
        }
    }

    /// Whether a registration of R.swift's, which goes by the nib's root, is one of this kind.
    private func isPossible(_ entry: ExtractedEntry) -> Bool {
        guard linked.analysis.effects.calls[call.place]?.signature == "register(_:)",
            case .nib(let name) = entry.source, let root = candidates(name).root
        else { return true }
        return UIKitClass.reusableFamily(ofClass: root.elementClass) == entry.family.requiredFamily
    }

    private func candidates(_ nib: String) -> NibCandidates {
        NibCandidates(program.nibs[NibName(nib)] ?? [], in: [], targets: program.targets)
    }

    private func entry(
        _ atom: Atom, _ identifier: ReuseIdentifier, _ family: ReuseFamily, _ origin: SourceRange,
        _ reasons: inout [String]
    ) -> ExtractedEntry? {
        do throws(Reason) {
            switch atom {
            case .nib(let nib):
                guard let name = nib.name, !name.hasPrefix(Evaluator.modulePlaceholder) else {
                    throw Reason("the nib's name is not known")
                }
                var entry = ExtractedEntry(
                    family: family, identifier: identifier, source: .nib(name), origin: origin)
                entry.namesIdentifier = ReuseIdentifier(candidates(name).identifier ?? name) != identifier
                switch nib.bundle {
                case .main: break
                case .module: entry.bundle = "module"
                case .ofClass: entry.bundle = "class"
                case .unknown where nib.isResource: break
                case .unknown: reasons.append("the bundle of nib '\(name)' is not known")
                }
                if case .decoration = family { entry.namesIdentifier = false }
                return entry
            case .metatype(let type):
                let name = try Self.className(of: type, table)
                var entry = ExtractedEntry(
                    family: family, identifier: identifier, source: .class(name), origin: origin)
                let simple = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
                entry.namesIdentifier = ReuseIdentifier(simple) != identifier
                if case .decoration = family { entry.namesIdentifier = false }
                return entry
            default: throw Reason("the nib or class is not known")
            }
        } catch {
            reasons.append(error.text)
            return nil
        }
    }

    /// The name of a class that generated code can name.
    static func className(of type: SwiftType, _ table: SymbolTable) throws(Reason) -> String {
        guard let id = type.id else { throw Reason("the class is not known") }
        let name = table[id].name
        if case .nominal(_, let arguments) = type, !arguments.isEmpty {
            throw Reason("'\(name)' is generic, which a manifest cannot say")
        }
        if ExtractedTypes.isPrivate(id, table) {
            throw Reason("'\(name)' is private, so generated code cannot name it")
        }
        return name
    }

    static func because(_ reason: UnknownReason?) -> String {
        guard let reason else { return "" }
        if case .runTime("") = reason { return "" }
        return " (\(reason.text))"
    }
}

extension Result<ExtractedEntry, ExtractReading.Reason> {
    /// The entry of a registration object.
    init(
        _ program: Program, _ linked: LinkedSources, _ registration: RegistrationValue, at origin: SourceRange
    ) {
        self = Result { () throws(ExtractReading.Reason) in
            let name = try ExtractReading.className(of: registration.viewType, linked.table)
            var family = ReuseFamily.cell
            if !registration.isCell {
                guard let kind = registration.kind?.strings, kind.count == 1 else {
                    throw ExtractReading.Reason("the kind is not known")
                }
                family = .supplementary(ElementKind(kind[0]))
            }
            var entry = ExtractedEntry(
                family: family, identifier: ReuseIdentifier(name), source: .class(name), origin: origin)
            if let nib = registration.nib {
                guard case .nib(let value)? = nib.atoms.first, let name = value.name else {
                    throw ExtractReading.Reason("the nib is not known")
                }
                entry.source = .nib(name)
            }
            entry.isRegistrationObject = true
            return entry
        }
    }
}
