/// What an expression may be: a finite set of values, and perhaps something unknown beside them.
package struct Value {
    package private(set) var atoms: [Atom]
    /// Why there may be more than the atoms; nil where they are all.
    package private(set) var unknown: UnknownReason?
    /// Whether code that was not looked at may set another value. The atoms are then very likely all.
    package var isOpen = false
    /// Whether it is a variable's, which may have had, or have got, another value where code asks for it: no
    /// condition is certain of it.
    var isVariable = false

    static let maximumAtoms = 64

    init(_ atoms: [Atom] = [], unknown: UnknownReason? = nil) {
        self.atoms = atoms
        self.unknown = unknown
    }

    static func one(_ atom: Atom) -> Value { Value([atom]) }
    static func string(_ text: String) -> Value { Value([.string(text)]) }
    static func unknown(_ reason: UnknownReason) -> Value { Value(unknown: reason) }
    static func instance(_ type: SwiftType, _ reason: UnknownReason) -> Value {
        if case .unknown = type { .unknown(reason) } else { .one(.instance(type)) }
    }

    /// The value with what another, that it is a part of, says of itself.
    func marked(as whole: Value) -> Value {
        guard whole.isOpen || whole.isVariable else { return self }
        var result = self
        result.isOpen = isOpen || whole.isOpen
        result.isVariable = isVariable || whole.isVariable
        return result
    }

    /// No value at all: code that traps.
    static var nothing: Value { Value() }

    var isNothing: Bool { atoms.isEmpty && unknown == nil }

    mutating func formUnion(_ other: Value) {
        for atom in other.atoms where !atoms.contains(where: { $0.isSame(as: atom) }) { atoms.append(atom) }
        if unknown == nil { unknown = other.unknown }
        isOpen = isOpen || other.isOpen
        isVariable = isVariable || other.isVariable
        if atoms.count > Self.maximumAtoms {
            atoms = []
            unknown = .tooMany
        }
    }

    static func union(_ values: some Sequence<Value>) -> Value {
        var result = Value()
        for value in values { result.formUnion(value) }
        return result
    }

    mutating func add(_ reason: UnknownReason) {
        if unknown == nil { unknown = reason }
    }

    /// The union of what each atom becomes; unknown stays unknown.
    func flatMap(_ transform: (Atom) -> Value) -> Value {
        var result = Value(unknown: unknown)
        result.isOpen = isOpen
        result.isVariable = isVariable
        for atom in atoms { result.formUnion(transform(atom)) }
        return result
    }

    /// Its strings, where it is nothing else: nil if a part is unknown or no string.
    package var strings: [String]? {
        guard unknown == nil, !atoms.isEmpty else { return nil }
        var result: [String] = []
        for atom in atoms {
            guard case .string(let text) = atom else {
                if case .null = atom { continue }
                return nil
            }
            result.append(text)
        }
        return result
    }

    /// The strings among the atoms.
    package var knownStrings: [String] {
        atoms.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Why it has no known strings.
    package var stringReason: UnknownReason {
        if let unknown { return unknown }
        for atom in atoms {
            switch atom {
            case .metatype(.generic(let name)): return .generic(name)
            case .instance, .object: return .runTime("")
            default: continue
            }
        }
        return .unsupported
    }
}

extension Value {
    /// Whether it may be a view that is made by code which is not followed.
    var isForeign: Bool {
        unknown != nil
            || atoms.contains { atom in
                switch atom {
                case .view, .null: false
                default: true
                }
            }
    }
}
