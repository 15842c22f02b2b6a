import InterfaceBuilder
import NibCompiler

extension Parser {
    /// An operand with the signs before it and what follows it.
    mutating func unary() -> Expression {
        let start = position
        switch kind {
        case .ampersand:
            position += 1
            return Expression(.prefix("&", prefixed()), range(from: start))
        case .not, .minus, .plus, .tilde, .star, .increment, .infix:
            guard kind != .infix || isText("&&") else { break }
            let sign = text(at: position)
            position += 1
            let value = prefixed()
            height += 1
            if sign == "++" || sign == "--" { return counted(sign, value, range(from: start)) }
            return Expression(.prefix(sign, value), range(from: start))
        case .leftParen:
            if let type = castType() {
                let value = kind == .leftBrace ? braced() : prefixed()
                height += 1
                return Expression(.cast(value, type, .forced), range(from: start))
            }
        default: break
        }
        return suffixed(primary(), from: start)
    }

    /// `x++` is `x += 1`.
    func counted(_ sign: String, _ operand: Expression, _ range: ByteRange) -> Expression {
        let one = Expression(.number(1), range)
        return Expression(.binary(sign == "++" ? "+=" : "-=", operand, one), range)
    }

    /// The operand of a sign or a cast.
    private mutating func prefixed() -> Expression {
        guard !isTooDeep() else {
            if !isAtEnd { skip() }
            return Expression(.other([]), range(from: position - 1))
        }
        depth += 1
        defer { depth -= 1 }
        return unary()
    }

    private mutating func primary() -> Expression {
        let start = position
        height = 0
        switch kind {
        case .identifier: return word()
        case .doubleColon:
            position += 1
            return kind == .identifier ? word() : Expression(.other([]), range(from: start))
        case .number:
            position += 1
            let value = Self.number(text(at: start))
            return Expression(value.map { .number($0) } ?? .other([]), range(from: start))
        case .string: return strings()
        case .leftParen: return parenthesized()
        case .leftBracket: return message()
        case .caret: return block()
        case .at, .atBool, .atOther, .atProtocol, .atAvailable: return literal()
        case .arithmetic, .structure, .typeOf:
            var ignored = Specifiers()
            guard let type = declaratorlessType(&ignored) else {
                position += 1
                return Expression(.other([]), range(from: start))
            }
            return Expression(.type(type), range(from: start))
        case .end, .semicolon, .comma, .colon, .rightBrace, .rightParen, .rightBracket, .assign, .question:
            return Expression(.other([]), emptyRange)
        default:
            position += 1
            return Expression(.other([]), range(from: start))
        }
    }

    /// The place before the next token.
    private var emptyRange: ByteRange {
        let offset = position < tokens.count ? Int(tokens[position].start) : file.text.count
        return ByteRange(offset, offset)
    }

    private mutating func word() -> Expression {
        let start = position
        let text = text(at: position)
        position += 1
        let kind: Expression.Kind =
            switch text {
            case "nil", "NULL", "Nil", "nullptr": .null
            case "YES", "TRUE", "true": .bool(true)
            case "NO", "FALSE", "false": .bool(false)
            case "this": .name("self")
            case "new" where !isCPlusPlusNew: .name(text)
            case "new":
                { () -> Expression.Kind in
                    var ignored = Specifiers()
                    return type(&ignored)?.name.map { .name($0) } ?? .other([])
                }()
            default: .name(text)
            }
        return Expression(kind, range(from: start))
    }

    private var isCPlusPlusNew: Bool { kind == .identifier || kind == .arithmetic }

    /// `(x)`, `(a, b)` or `({ … })`, which is a closure that is called at once.
    private mutating func parenthesized() -> Expression {
        let start = position
        if kind(1) == .leftBrace {
            let body = inside { $0.kind == .leftBrace ? $0.braces() : [] }
            let range = range(from: start)
            height += 2
            let closure = Closure(parameters: [], result: nil, body: body, range: range)
            return Expression(.call(Expression(.closure(closure), range), []), range)
        }
        let values = inside { $0.list() }
        if values.count == 1 { return values[0] }
        return Expression(.other(values), range(from: start))
    }

    /// Expressions up to the end of the brackets; what is none is stepped over.
    mutating func list() -> [Expression] {
        var found: [Expression] = []
        while !isAtEnd {
            let before = position
            // `.width = 1` of a structure.
            if kind == .dot { position += 1 }
            let value = kind == .leftBrace ? braced() : expression()
            if position > before { found.append(value) }
            if !accept(.comma), position == before { skip() }
        }
        return found
    }

    /// `{ a, b }` where a value stands.
    mutating func braced() -> Expression {
        let start = position
        guard !isTooDeep() else {
            skip()
            return Expression(.other([]), range(from: start))
        }
        depth += 1
        defer { depth -= 1 }
        var isPlain = true
        let values = inside { parser in
            if parser.kind == .dot || parser.kind == .leftBracket && parser.kind(2) == .rightBracket {
                isPlain = false
            }
            return parser.list()
        }
        height += 1
        return Expression(isPlain ? .array(values) : .other(values), range(from: start))
    }
}
