/// The argument of a `fatalError`: text from files, escaped, and expressions of the generator's own.
struct SwiftMessage: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The inside of the literal.
    private(set) var inside: String

    init(stringLiteral value: String) { inside = value }

    init(stringInterpolation: StringInterpolation) { inside = stringInterpolation.inside }

    /// The literal with its quotes.
    var text: String { "\"\(inside)\"" }

    /// The inside in two parts where it is longer than a length: broken after the last space that fits and is in no
    /// interpolation.
    func parts(_ length: Int) -> [String] {
        guard inside.count > length else { return [inside] }
        var end: String.Index?
        var depth = 0
        var isEscaped = false
        for (number, index) in zip(1..., inside.indices) {
            let character = inside[index]
            if depth == 0, character == " ", number <= length - 2 { end = inside.index(after: index) }
            if character == "(", isEscaped || depth > 0 { depth += 1 }
            if character == ")", depth > 0 { depth -= 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        guard let end else { return [inside] }
        return [String(inside[..<end]), String(inside[end...])]
    }

    struct StringInterpolation: StringInterpolationProtocol {
        var inside = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the generator's own.
        mutating func appendLiteral(_ literal: String) { inside += literal }

        /// Text from a file.
        mutating func appendInterpolation(_ text: String) { inside += SwiftLiteral.escaped(text) }

        mutating func appendInterpolation(_ message: SwiftMessage) { inside += message.inside }

        /// An expression that the generated code evaluates.
        mutating func appendInterpolation(code: String) { inside += "\\(\(code))" }
    }
}
