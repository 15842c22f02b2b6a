/// Text or a number as a literal in generated code: the only way in which strings get there (invariant 8).
package struct SwiftLiteral: Sendable, Hashable {
    /// The literal with its quotes.
    package let text: String

    /// Any text: it evaluates to exactly the same scalars.
    package init(_ string: String) {
        text = "\"" + Self.escaped(string) + "\""
    }

    /// The shortest literal that gives the number, without `.0`. Nil for infinities and NaN.
    package init?(_ number: Double) {
        guard number.isFinite else { return nil }
        let description = "\(number)"
        text = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }

    package init(_ number: Int) {
        text = "\(number)"
    }

    /// The inside of a literal. A backslash is doubled, so no interpolation can begin.
    static func escaped(_ string: String) -> String {
        if string.isPlain { return string }
        var result = ""
        for (index, scalar) in string.unicodeScalars.enumerated() {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            default:
                if scalar.isUnsafeInSource || (index == 0 && scalar.properties.isGraphemeExtend) {
                    result += Self.escape(scalar)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

extension String {
    /// Whether it is printable ASCII without quotes and backslashes, which needs no escape.
    var isPlain: Bool {
        utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
}

extension Unicode.Scalar {
    /// Whether it is better not written as it is: controls, format characters such as right-to-left marks,
    /// line and paragraph separators, every space but the plain one, private and unassigned code points.
    var isUnsafeInSource: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            true
        case .spaceSeparator: self != " "
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
