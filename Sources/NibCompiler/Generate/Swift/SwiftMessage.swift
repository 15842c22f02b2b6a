/// The argument of a `fatalError`: text from files, escaped, and expressions of the generator's own.
struct SwiftMessage: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The inside of the literal.
    private(set) var inside: String

    init(stringLiteral value: String) { inside = value }

    init(stringInterpolation: StringInterpolation) { inside = stringInterpolation.inside }

    /// The literal with its quotes.
    var text: String { "\"\(inside)\"" }

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
