import InterfaceBuilder
import NibCompiler

/// Reads the tree of a manifest into its model. The parts of the model are in the extensions.
///
/// A function for a value takes the pair that holds it, for the name in messages, and answers nil once it
/// has reported what is wrong: whoever asked says nothing more.
struct ManifestDecoder {
    let file: SourceFile
    /// The ids that `lint.rules` may name; empty: not known.
    let knownRules: [String]
    private(set) var findings: [Diagnostic] = []

    init(file: SourceFile, knownRules: [String]) {
        self.file = file
        self.knownRules = knownRules
    }

    enum FindingID: String {
        case malformedManifest = "malformed-manifest"
        case unknownKey = "unknown-key"
        case invalidValue = "invalid-value"
    }

    mutating func report(
        _ message: String, at range: ByteRange, id: FindingID = .invalidValue,
        notes: [(message: String, range: ByteRange?)] = []
    ) {
        let notes = notes.map { note in Note(note.message, at: note.range.map { SourceRange(file, $0) }) }
        findings.append(
            Diagnostic(
                id: id.rawValue, severity: .error, message: message, range: SourceRange(file, range),
                notes: notes))
    }

    /// The mapping at `pair`, with each of its keys known.
    mutating func fields<Key: MappingKey>(_ pair: YAMLNode.Pair, as keys: Key.Type) -> Fields<Key>? {
        guard case .mapping(let pairs) = pair.value.content else {
            reportShape("a mapping", pair)
            return nil
        }
        return fields(pairs, in: pair.value.range, name: pair.key.range, as: keys)
    }

    /// - Parameter name: The place of findings about the mapping as a whole.
    mutating func fields<Key: MappingKey>(
        _ pairs: [YAMLNode.Pair], in range: ByteRange, name: ByteRange, as keys: Key.Type
    ) -> Fields<Key> {
        var fields = Fields<Key>(range: range)
        for pair in pairs {
            if let key = Key(rawValue: pair.key.value), key.rawValue.utf8.elementsEqual(pair.key.value.utf8) {
                fields.append(pair, as: key)
            } else if let meant = reportUnknown(pair.key, among: keys) {
                fields.misspelled.insert(meant)
            }
        }
        for key in Key.required where fields[key] == nil && !fields.isMisspelled(key) {
            report("\(Key.title) needs the key '\(key.rawValue)'", at: name)
        }
        return fields
    }

    /// Answers with the key that was probably meant.
    private mutating func reportUnknown<Key: MappingKey>(
        _ key: Located<String>, among keys: Key.Type
    ) -> Key? {
        let message = "unknown key \(Quotation.of(key.value)) in \(Key.title)"
        if let near = NearName.suggestion(for: key.value, among: Key.names) {
            report("\(message); did you mean '\(near)'?", at: key.range, id: .unknownKey)
            return Key(rawValue: near)
        }
        var notes: [(String, ByteRange?)] = [("it may have \(Quotation.list(Key.names, "and"))", nil)]
        let owners = KeyTable.all.filter { $0.keys.contains(key.value) }.map(\.mapping)
        if !owners.isEmpty { notes.append(("this is a key of \(Quotation.list(owners))", nil)) }
        report(message, at: key.range, id: .unknownKey, notes: notes)
        return nil
    }

    /// The pairs of a mapping whose keys are the user's names.
    mutating func names(_ pair: YAMLNode.Pair) -> [YAMLNode.Pair]? {
        guard case .mapping(let pairs) = pair.value.content else {
            reportShape("a mapping", pair)
            return nil
        }
        return pairs
    }

    /// The value at `pair` is not of the form `expected`.
    mutating func reportShape(_ expected: String, _ pair: YAMLNode.Pair) {
        reportShape(expected, pair.value, name: pair.key)
    }

    mutating func reportShape(_ expected: String, _ value: YAMLNode, name: Located<String>) {
        let found: String
        switch value.content {
        case .mapping: found = "a mapping"
        case .sequence: found = "a list"
        case .scalar(let text, _): found = value.isMissing ? "nothing" : Quotation.of(text)
        }
        report(
            "expected \(expected) for \(Quotation.of(name.value)), found \(found)",
            at: value.isMissing ? name.range : value.range)
    }
}
