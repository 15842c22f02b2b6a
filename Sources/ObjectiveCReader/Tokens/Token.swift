import InterfaceBuilder

/// A word, literal or sign of Objective-C.
struct Token {
    var kind: Kind
    /// Whether it is the first on its line.
    var startsLine: Bool
    /// The first byte, and the one after the last.
    var start: Int32
    var end: Int32
    /// Of an opening bracket: the index of its closing one, or of the token that cuts it off.
    var match: Int32 = -1

    var range: ByteRange { ByteRange(Int(start), Int(end)) }

    enum Kind: UInt8 {
        case end
        case identifier, number, string, character
        // Brackets
        case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
        // Signs
        case semicolon, comma, dot, arrow, colon, doubleColon, question, assign, compoundAssign, increment
        case star, ampersand, caret, less, greater, plus, minus, not, tilde, at, ellipsis
        /// Any other operator between two operands.
        case infix
        case unknown
        // Words of C
        case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, leave
        case typedef, structure, enumeration, namespace, template, `try`, `catch`, using
        /// A word before a type that says nothing about it.
        case qualifier
        case const, `static`, extern, weak, outlet, outletCollection, attribute
        /// `int`, `unsigned`: words that together name a type.
        case arithmetic
        case typeOf, inferred
        // Words after `@`
        case atInterface, atImplementation, atProtocol, atEnd, atClass, atImport, atProperty
        case atTry, atCatch, atFinally, atPool, atSynchronized, atThrow, atAvailable
        case atDirective, atBool, atOther

        var isOpening: Bool { self == .leftBrace || self == .leftParen || self == .leftBracket }
        var isClosing: Bool { self == .rightBrace || self == .rightParen || self == .rightBracket }

        /// Whether the token is spelled like a name; selectors may have words of the language as parts.
        var isWord: Bool {
            self == .identifier || (Kind.if.rawValue...Kind.inferred.rawValue).contains(rawValue)
        }

        var closing: Kind {
            switch self {
            case .leftBrace: .rightBrace
            case .leftParen: .rightParen
            default: .rightBracket
            }
        }
    }
}
