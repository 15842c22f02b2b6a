/// Text in XML 1.0.
package enum XMLText {
    /// A text as Xcode writes it between double quotes; between single ones, those are written as a reference, too. Nil
    /// where XML has no way to write one of the characters.
    package static func escaped(_ text: String, isSingleQuoted: Bool = false) -> String? {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'" where isSingleQuoted: result += "&apos;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            case "\u{20}"..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        return result
    }
}
