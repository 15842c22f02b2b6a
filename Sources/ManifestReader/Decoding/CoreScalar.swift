/// Scalars where a number or a truth value is expected, as YAML 1.2's core schema writes them.
enum CoreScalar {
    static func bool(_ text: String) -> Bool? {
        switch text {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// Whether `text` is a decimal number: `60`, `-1`, `44.5`, `1e3`.
    static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if let sign = rest.first, isSign(sign) { rest.removeFirst() }
        let whole = removeDigits(&rest)
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = removeDigits(&rest)
        }
        guard whole + fraction > 0 else { return false }
        guard let exponent = rest.first else { return true }
        guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
        rest.removeFirst()
        if let sign = rest.first, isSign(sign) { rest.removeFirst() }
        return removeDigits(&rest) > 0 && rest.isEmpty
    }

    /// Whether `text` is a decimal integer, of any size.
    static func isInteger(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if let sign = rest.first, isSign(sign) { rest.removeFirst() }
        return removeDigits(&rest) > 0 && rest.isEmpty
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }

    private static func removeDigits(_ text: inout Substring.UTF8View) -> Int {
        let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        text.removeFirst(digits)
        return digits
    }
}
