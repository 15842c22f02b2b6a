/// Text for XML 1.0; what it has no character for is made visible.
enum XMLText {
    /// For the value of an attribute in double quotes.
    static func attribute(_ text: String) -> String { escaped(VisibleText.of(text)) }

    /// For the content of an element; line feeds stay.
    static func content(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { escaped(VisibleText.of(String($0))) }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML 1.0 has all scalars from U+0020 but these two; the controls are visible already.
            case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
