import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    /// Text, which may be empty where it is quoted.
    mutating func text(_ pair: YAMLNode.Pair, expecting expected: String = "text") -> Located<String>? {
        text(pair.value, name: pair.key, expecting: expected)
    }

    mutating func text(
        _ value: YAMLNode, name: Located<String>, expecting expected: String = "text"
    ) -> Located<String>? {
        guard case .scalar(let text, _) = value.content, !value.isMissing else {
            reportShape(expected, value, name: name)
            return nil
        }
        return Located(text, value.range)
    }

    mutating func nonEmptyText(_ pair: YAMLNode.Pair) -> Located<String>? {
        guard let text = text(pair) else { return nil }
        guard !text.value.isEmpty else {
            report("'\(pair.key.value)' must not be empty", at: text.range)
            return nil
        }
        return text
    }

    mutating func bool(_ pair: YAMLNode.Pair) -> Located<Bool>? {
        guard let text = text(pair, expecting: "'true' or 'false'") else { return nil }
        guard let value = CoreScalar.bool(text.value) else {
            let meant: String? =
                switch text.value.lowercased() {
                case "yes", "on", "y", "1": "true"
                case "no", "off", "n", "0": "false"
                default: NearName.suggestion(for: text.value, among: ["true", "false"])
                }
            report(
                "\(Quotation.of(text.value)) is not a value of '\(pair.key.value)': expected 'true' or 'false'"
                    + (meant.map { "; did you mean '\($0)'?" } ?? ""),
                at: text.range)
            return nil
        }
        return Located(value, text.range)
    }

    mutating func integer(_ pair: YAMLNode.Pair) -> Located<Int>? {
        guard let text = text(pair, expecting: "an integer") else { return nil }
        guard CoreScalar.isInteger(text.value) else {
            reportShape("an integer", pair)
            return nil
        }
        guard let value = Int(text.value) else {
            report("\(Quotation.of(text.value)) is out of range for '\(pair.key.value)'", at: text.range)
            return nil
        }
        return Located(value, text.range)
    }

    /// A decimal number that has a finite value.
    mutating func number(_ pair: YAMLNode.Pair, expecting expected: String = "a number") -> Located<Double>? {
        guard let text = text(pair, expecting: expected) else { return nil }
        guard CoreScalar.isNumber(text.value) else {
            reportShape(expected, pair)
            return nil
        }
        guard let value = Double(text.value), value.isFinite else {
            report("\(Quotation.of(text.value)) is out of range for '\(pair.key.value)'", at: text.range)
            return nil
        }
        return Located(value, text.range)
    }

    /// One of the names of an enum.
    mutating func oneOf<Value: RawRepresentable<String> & CaseIterable>(
        _ values: Value.Type, _ pair: YAMLNode.Pair
    ) -> Located<Value>? {
        let names = values.allCases.map(\.rawValue)
        guard let text = text(pair, expecting: Quotation.list(names)) else { return nil }
        guard let value = Value(rawValue: text.value) else {
            report(Self.notAValue(text.value, of: pair.key.value, names: names), at: text.range)
            return nil
        }
        return Located(value, text.range)
    }

    static func notAValue(_ text: String, of key: String, names: [String]) -> String {
        "\(Quotation.of(text)) is not a value of \(Quotation.of(key)): expected \(Quotation.list(names))"
            + (NearName.suggestion(for: text, among: names).map { "; did you mean '\($0)'?" } ?? "")
    }

    /// A list of texts.
    mutating func list(_ pair: YAMLNode.Pair) -> [Located<String>] {
        guard case .sequence(let items) = pair.value.content else {
            reportShape("a list", pair)
            return []
        }
        return items.compactMap { item in
            guard item.isMissing else { return text(item, name: pair.key) }
            report("an item of '\(pair.key.value)' is empty", at: item.range)
            return nil
        }
    }
}
