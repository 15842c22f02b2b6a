import InterfaceBuilder

extension Tokenizer {
    mutating func scanSign() {
        let start = index
        let (kind, length) = sign(byte(), byte(1), byte(2))
        index = min(index + length, limit)
        add(kind, from: start)
    }

    private func sign(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (Token.Kind, Int) {
        let assigns = second == UInt8(ascii: "=")
        let doubles = second == first
        switch first {
        case UInt8(ascii: "{"): return (.leftBrace, 1)
        case UInt8(ascii: "}"): return (.rightBrace, 1)
        case UInt8(ascii: "("): return (.leftParen, 1)
        case UInt8(ascii: ")"): return (.rightParen, 1)
        case UInt8(ascii: "["): return (.leftBracket, 1)
        case UInt8(ascii: "]"): return (.rightBracket, 1)
        case UInt8(ascii: ";"): return (.semicolon, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: "?"): return (.question, 1)
        case UInt8(ascii: "~"): return (.tilde, 1)
        case UInt8(ascii: "."): return doubles && third == first ? (.ellipsis, 3) : (.dot, 1)
        case UInt8(ascii: ":"): return doubles ? colons() : (.colon, 1)
        case UInt8(ascii: "="): return doubles ? (.infix, 2) : (.assign, 1)
        case UInt8(ascii: "!"): return assigns ? (.infix, 2) : (.not, 1)
        case UInt8(ascii: "+"): return assigns ? (.compoundAssign, 2) : doubles ? (.increment, 2) : (.plus, 1)
        case UInt8(ascii: "-"):
            if second == UInt8(ascii: ">") { return (.arrow, 2) }
            return assigns ? (.compoundAssign, 2) : doubles ? (.increment, 2) : (.minus, 1)
        case UInt8(ascii: "*"): return assigns ? (.compoundAssign, 2) : (.star, 1)
        case UInt8(ascii: "^"): return assigns ? (.compoundAssign, 2) : (.caret, 1)
        case UInt8(ascii: "&"):
            return assigns ? (.compoundAssign, 2) : doubles ? (.infix, 2) : (.ampersand, 1)
        case UInt8(ascii: "|"): return assigns ? (.compoundAssign, 2) : (.infix, doubles ? 2 : 1)
        case UInt8(ascii: "/"), UInt8(ascii: "%"): return assigns ? (.compoundAssign, 2) : (.infix, 1)
        case UInt8(ascii: "<"):
            if doubles { return third == UInt8(ascii: "=") ? (.compoundAssign, 3) : (.infix, 2) }
            return assigns ? (.infix, 2) : (.less, 1)
        // `>>` stays two tokens: it may end two lists of type arguments.
        case UInt8(ascii: ">"): return assigns ? (.infix, 2) : (.greater, 1)
        default: return (.unknown, 1)
        }
    }

    /// `::` is a scope after a name of C++; in a selector, `a::` has two colons.
    private func colons() -> (Token.Kind, Int) {
        isLetter(byte(2)) ? (.doubleColon, 2) : (.colon, 1)
    }
}
