/// Text inside `//` and `///`: nothing in it can end the line.
enum SwiftComment {
    /// The text with line ends, controls and right-to-left marks written as escapes.
    static func text(_ string: String) -> String {
        if string.isPlain, string.utf8.last != UInt8(ascii: " ") { return string }
        var result = ""
        for scalar in string.unicodeScalars {
            if scalar == "\t" {
                result += " "
            } else if scalar.isUnsafeInSource {
                result += SwiftLiteral.escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        while result.hasSuffix(" ") { result.removeLast() }
        return result
    }

    /// `a`, `b` and `c`, each in back-ticks.
    static func list(_ names: [String]) -> String {
        enumeration(names.map { "`\(text($0))`" })
    }

    /// a, b and c.
    static func enumeration(_ words: [String], last conjunction: String = "and") -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
