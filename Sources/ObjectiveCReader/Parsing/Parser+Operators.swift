import InterfaceBuilder
import NibCompiler

extension Parser {
    /// An expression up to a comma, with assignments inside it.
    mutating func expression() -> Expression {
        guard !isTooDeep() else { return skippedOperand() }
        let outer = height
        depth += 1
        height = 0
        defer {
            depth -= 1
            height = max(outer, height + 1)
        }
        let start = position
        let left = conditional()
        guard kind == .assign || kind == .compoundAssign else { return left }
        let sign = text(at: position)
        position += 1
        let right = kind == .leftBrace ? braced() : expression()
        return Expression(.binary(sign, left, right), range(from: start))
    }

    /// Everything up to the next comma or semicolon.
    private mutating func skippedOperand() -> Expression {
        let start = position
        while !isAtEnd, kind != .comma, kind != .semicolon { skip() }
        height = max(height, 1)
        return Expression(.other([]), range(from: start))
    }

    /// `a ? b : c` and everything that binds more tightly.
    mutating func conditional() -> Expression {
        let start = position
        let condition = binary(from: start, minimum: 1)
        guard kind == .question else { return condition }
        position += 1
        if accept(.colon) {
            let fallback = expression()
            return Expression(.coalesced(condition, fallback), range(from: start))
        }
        let first = expression()
        guard accept(.colon) else { return Expression(.other([condition, first]), range(from: start)) }
        let second = expression()
        return Expression(.ternary(condition, first, second), range(from: start))
    }

    private mutating func binary(from start: Int, minimum: Int) -> Expression {
        var left = unary()
        // Operands of a chain that is too long.
        var rest: [Expression] = []
        while let (sign, precedence, length) = infix(), precedence >= minimum {
            position += length
            guard startsExpression || kind == .leftBrace else { break }
            let leftHeight = height
            height = 0
            let right = operand(above: precedence)
            height = max(leftHeight, height) + 1
            if height > Self.maximumHeight {
                height = leftHeight
                rest.append(right)
            } else {
                left = Expression(.binary(sign, left, right), range(from: start))
            }
        }
        guard !rest.isEmpty else { return left }
        height += 1
        return Expression(.other([left] + rest), range(from: start))
    }

    private mutating func operand(above precedence: Int) -> Expression {
        binary(from: position, minimum: precedence + 1)
    }

    /// The operator at the place, how strongly it binds, and how many tokens it has.
    private func infix() -> (String, Int, Int)? {
        switch kind {
        case .star: ("*", 10, 1)
        case .plus: ("+", 9, 1)
        case .minus: ("-", 9, 1)
        case .less: ("<", 7, 1)
        case .greater:
            kind(1) == .greater && tokens[position].end == tokens[position + 1].start
                ? (">>", 8, 2) : (">", 7, 1)
        case .ampersand: ("&", 5, 1)
        case .caret: ("^", 4, 1)
        case .infix:
            switch text(at: position) {
            case "/", "%": (text(at: position), 10, 1)
            case "<<": ("<<", 8, 1)
            case "<=", ">=": (text(at: position), 7, 1)
            case "==", "!=": (text(at: position), 6, 1)
            case "|": ("|", 3, 1)
            case "&&": ("&&", 2, 1)
            default: ("||", 1, 1)
            }
        default: nil
        }
    }

    /// Whether an operand begins at the place.
    var startsExpression: Bool {
        switch kind {
        case .identifier, .number, .string, .character, .leftParen, .leftBracket, .star, .ampersand, .caret,
            .plus,
            .minus, .not, .tilde, .at, .increment, .arithmetic, .atBool, .atOther, .atProtocol, .atAvailable,
            .typeOf, .doubleColon, .structure:
            true
        case .infix: isText("&&")
        default: false
        }
    }
}
