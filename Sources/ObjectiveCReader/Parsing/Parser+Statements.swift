import InterfaceBuilder
import NibCompiler

extension Parser {
    mutating func statements() -> [Statement] {
        var found: [Statement] = []
        var highest = 0
        while !isAtEnd {
            let before = position
            height = 0
            found += statement()
            highest = max(highest, height)
            if position == before { skip() }
        }
        height = highest + 1
        return found
    }

    /// The statement at the place: none for an empty one, several for `a = 1, b = 2;`.
    mutating func statement() -> [Statement] {
        guard !isTooDeep() else {
            skip()
            return []
        }
        depth += 1
        defer { depth -= 1 }
        switch kind {
        case .semicolon, .comma, .atDirective, .colon:
            position += 1
            return []
        case .leftBrace: return [.block(braces())]
        case .if: return conditionalStatement()
        case .for: return loop()
        case .while: return whileLoop()
        case .do: return doLoop()
        case .switch: return [switchStatement()]
        case .return: return [returnStatement()]
        case .leave, .atThrow:
            let start = position
            position += 1
            if isText("break", at: start) {
                let range = range(from: start)
                _ = accept(.semicolon)
                return [.breaking(range)]
            }
            let value = startsExpression ? expression() : nil
            _ = accept(.semicolon)
            return [.leave(value)]
        case .atTry, .try: return [tryStatement()]
        case .atPool, .atSynchronized: return synchronized()
        case .else:
            position += 1
            return statement()
        case .case, .default:
            skipLabel()
            return []
        case .typedef, .using, .atImport, .atClass, .atProperty:
            skipToSemicolon()
            return []
        default:
            if kind == .identifier, kind(1) == .colon {
                position += 2
                return []
            }
            if let declared = localDeclaration() { return declared }
            return expressionStatement()
        }
    }

    mutating func skipToSemicolon() {
        while !isAtEnd, kind != .semicolon { skip() }
        _ = accept(.semicolon)
    }

    /// A `case` outside of a `switch`, which a broken text may have.
    private mutating func skipLabel() {
        while !isAtEnd, kind != .colon, kind != .semicolon { skip() }
    }

    private mutating func expressionStatement() -> [Statement] {
        let start = position
        let target = conditional()
        if kind == .assign {
            position += 1
            let value = kind == .leftBrace ? braced() : expression()
            _ = accept(.semicolon)
            return [.assign(target, value)]
        }
        if kind == .compoundAssign {
            let sign = text(at: position)
            position += 1
            let value = expression()
            let range = range(from: start)
            _ = accept(.semicolon)
            return [.expression(Expression(.binary(sign, target, value), range))]
        }
        guard position > start else { return [] }
        // `a * b;` and a macro in front of a statement leave a name; the next statement begins after it.
        _ = accept(.semicolon)
        return [.expression(target)]
    }

    private mutating func returnStatement() -> Statement {
        let start = position
        position += 1
        let value = kind == .leftBrace ? braced() : startsExpression ? expression() : nil
        let range = range(from: start)
        _ = accept(.semicolon)
        return .return(value, range)
    }

    private mutating func tryStatement() -> Statement {
        position += 1
        var body = kind == .leftBrace ? braces() : []
        while kind == .atCatch || kind == .atFinally || kind == .catch {
            position += 1
            if kind == .leftParen { skip() }
            if kind == .leftBrace { body.append(.block(braces())) }
        }
        return .block(body)
    }

    private mutating func synchronized() -> [Statement] {
        position += 1
        let object = kind == .leftParen ? inside { $0.list() } : []
        return object.map { .expression($0) } + (kind == .leftBrace ? [.block(braces())] : [])
    }
}
