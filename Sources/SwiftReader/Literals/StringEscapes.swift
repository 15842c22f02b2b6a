/// The escapes of string literals.
enum StringEscapes {
    /// The text that a segment stands for. An escape starts with a backslash and `pounds` number signs; one
    /// that Swift does not know stays as it is.
    static func resolved(_ text: String, pounds: Int, isMultiLine: Bool) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 13 }) else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        let marks = String(repeating: "#", count: pounds).unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar == "\r", isMultiLine {
                if rest.first != "\n" { result.append("\n") }
            } else if scalar == "\\", rest.starts(with: marks) {
                let start = rest
                rest = rest.dropFirst(pounds)
                if let value = escaped(&rest) {
                    result.append(value)
                } else {
                    rest = start
                    result.append(scalar)
                }
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The scalar of the escape whose letter is first, and takes it off; nil for an unknown one.
    private static func escaped(_ text: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch text.popFirst() {
        case "n": "\n"
        case "t": "\t"
        case "r": "\r"
        case "0": "\0"
        case "\\": "\\"
        case "\"": "\""
        case "'": "'"
        case "u": scalar(&text)
        default: nil
        }
    }

    /// `{1F600}`
    private static func scalar(_ text: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard text.popFirst() == "{", let end = text.firstIndex(of: "}") else { return nil }
        let digits = text[..<end]
        text = text[text.index(after: end)...]
        guard digits.count <= 8 else { return nil }
        return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    }
}
