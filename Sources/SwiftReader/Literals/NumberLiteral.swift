/// The values of number literals.
enum NumberLiteral {
    /// Nil for text that is no number.
    static func value(of text: String) -> Double? {
        let digits = text.filter { $0 != "_" }
        if digits.hasPrefix("0b") { return integer(digits, 2) }
        if digits.hasPrefix("0o") { return integer(digits, 8) }
        return Double(digits)
    }

    private static func integer(_ text: String, _ radix: Int) -> Double? {
        UInt64(text.dropFirst(2), radix: radix).map { Double($0) }
    }
}
