/// Text from a manifest as messages show it.
enum Quotation {
    /// `text` in '…': on one line, and not longer than a message bears.
    static func of(_ text: String) -> String {
        var quoted = "'"
        for (count, scalar) in text.unicodeScalars.enumerated() {
            if count == 60 {
                quoted += "…"
                break
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                quoted += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "'"
    }

    /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
    static func list(_ names: [String], _ conjunction: String = "or") -> String {
        let quoted = names.map(of)
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
