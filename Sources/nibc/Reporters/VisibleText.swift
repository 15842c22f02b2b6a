/// Text for a line of output: whatever would break the line or steer the terminal is made visible.
enum VisibleText {
    /// `text` with control characters, line separators and marks that change the writing direction as
    /// `\n`, `\t`, `\u{1b}`.
    static func of(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 && $0 != 0xD8
        }
        guard !isPlain else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}",
                "\u{200E}", "\u{200F}", "\u{61C}":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
