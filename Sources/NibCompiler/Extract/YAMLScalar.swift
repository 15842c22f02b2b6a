/// Text as a YAML scalar that every reader, of YAML 1.1 or 1.2, takes for that text.
package enum YAMLScalar {
    /// Plain where that is safe, else in double quotes.
    package static func text(_ value: String) -> String {
        isPlain(value) ? value : quoted(value)
    }

    private static func isPlain(_ value: String) -> Bool {
        guard let first = value.utf8.first, isLetter(first) else { return false }
        return value.utf8.allSatisfy {
            isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D
        }
            && !keywords.contains(value.lowercased())
    }

    /// A letter of ASCII, or `_`.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }

    /// What is no text in one version or the other.
    private static let keywords: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    private static func quoted(_ value: String) -> String {
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if isPrintable(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    let length = scalar.value > 0xFFFF ? 8 : 4
                    result +=
                        (length == 8 ? "\\U" : "\\u") + String(repeating: "0", count: length - digits.count)
                        + digits
                }
            }
        }
        return result + "\""
    }

    /// Whether it is shown as it is: no control, line separator, mark of direction or byte order.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            false
        default: true
        }
    }
}
