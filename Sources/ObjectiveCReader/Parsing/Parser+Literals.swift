import InterfaceBuilder
import NibCompiler

extension Parser {
    /// What begins with `@` and is no string.
    mutating func literal() -> Expression {
        let start = position
        let first = kind
        position += 1
        switch first {
        case .atBool:
            return Expression(
                .bool(isText("@YES", at: start) || isText("@true", at: start)), range(from: start))
        case .atOther, .atProtocol, .atAvailable:
            // A selector, protocol, encoding or macro; only a macro has expressions.
            let isMacro =
                first == .atOther && !isText("@selector", at: start) && !isText("@encode", at: start)
            guard kind == .leftParen else { return Expression(.other([]), range(from: start)) }
            let values = isMacro ? arguments().map(\.value) : []
            if !isMacro { skip() }
            return Expression(.other(values), range(from: start))
        default:
            break
        }
        switch kind {
        case .leftBracket:
            let values = inside { $0.list() }
            return Expression(.array(values), range(from: start))
        case .leftBrace:
            let pairs = inside { $0.pairs() }
            return Expression(.dictionary(pairs), range(from: start))
        case .leftParen:
            let values = inside { $0.list() }
            return Expression(values.count == 1 ? values[0].kind : .other(values), range(from: start))
        case .minus, .plus, .number, .character:
            let sign = kind == .minus ? -1.0 : 1.0
            if kind == .minus || kind == .plus { position += 1 }
            let value = kind == .number ? Self.number(text(at: position)) : nil
            if kind == .number || kind == .character { position += 1 }
            return Expression(value.map { .number($0 * sign) } ?? .other([]), range(from: start))
        default:
            return Expression(.other([]), range(from: start))
        }
    }

    private mutating func pairs() -> [(key: Expression, value: Expression)] {
        var found: [(key: Expression, value: Expression)] = []
        while !isAtEnd {
            let before = position
            let key = expression()
            if accept(.colon) {
                found.append((key, expression()))
            } else if position > before {
                found.append(
                    (key, Expression(.other([]), ByteRange(key.range.upperBound, key.range.upperBound))))
            }
            if !accept(.comma), position == before { skip() }
        }
        return found
    }

    /// A string, or several in a row, with macros between them.
    mutating func strings() -> Expression {
        let start = position
        var parts: [Expression] = []
        var literal = ""
        var literalStart = position
        func addLiteral() {
            guard position > literalStart else { return }
            parts.append(Expression(.literal(literal), range(from: literalStart)))
            literal = ""
        }
        while !isAtEnd {
            if kind == .string {
                literal += StringLiteral.value(
                    of: file.text[Int(tokens[position].start)..<Int(tokens[position].end)])
                position += 1
            } else if kind == .identifier, kind(1) == .string {
                addLiteral()
                parts.append(Expression(.name(text(at: position)), tokens[position].range))
                position += 1
                literalStart = position
            } else {
                break
            }
        }
        addLiteral()
        if parts.count == 1 { return parts[0] }
        height = 1
        return Expression(.interpolation(parts), range(from: start))
    }

    /// The value of a number: decimal, hexadecimal, octal or binary, with its suffixes.
    static func number(_ text: String) -> Double? {
        let digits = text.lowercased().filter { $0 != "'" }
        for (prefix, radix) in [("0x", 16), ("0b", 2)] where digits.hasPrefix(prefix) {
            return UInt64(digits.dropFirst(2).prefix { $0.isHexDigit }, radix: radix).map { Double($0) }
        }
        let body = digits.reversed().drop { "ulfz".contains($0) }.reversed()
        if body.count > 1, body.first == "0", body.allSatisfy({ ("0"..."7").contains($0) }) {
            return UInt64(String(body), radix: 8).map { Double($0) }
        }
        return Double(String(body)) ?? Double(String(body) + "0")
    }
}
