import InterfaceBuilder
import NibCompiler

extension Parser {
    /// `if` with its `else if`s; those that nest too deeply follow as statements of the last `else`.
    mutating func conditionalStatement() -> [Statement] {
        position += 1
        if isText("constexpr") { position += 1 }
        let conditions = conditions()
        let then = body()
        guard accept(.else) else { return [.if(conditions, then: then, otherwise: [])] }
        if depth + 2 < Self.maximumDepth { return [.if(conditions, then: then, otherwise: statement())] }
        var result: [Statement] = [.if(conditions, then: then, otherwise: [])]
        while kind == .if {
            position += 1
            let conditions = self.conditions()
            result.append(.if(conditions, then: body(), otherwise: []))
            if !accept(.else) { return result }
        }
        return result + statement()
    }

    /// A statement, or those of a block.
    mutating func body() -> [Statement] {
        if kind == .leftBrace { return braces() }
        return statement()
    }

    /// The condition in the parentheses at the place.
    private mutating func conditions() -> [Statement.Condition] {
        guard kind == .leftParen else { return [] }
        return inside { parser in
            if parser.kind == .atAvailable || parser.isText("__builtin_available"),
                parser.end(of: min(parser.position + 1, parser.limit - 1)) == parser.limit
            {
                parser.position = parser.limit
                return [.availability]
            }
            var conditions: [Statement.Condition] = []
            if let declared = parser.localDeclaration() {
                for case .declare(let properties) in declared {
                    for property in properties {
                        conditions.append(.binding(.name(property.name, property.type), property.value))
                    }
                }
            }
            return conditions + parser.list().map { .boolean($0) }
        }
    }

    /// A loop over a collection, or a block with a `while` loop.
    mutating func loop() -> [Statement] {
        position += 1
        guard kind == .leftParen else { return [] }
        let head = inside { $0.loopHead() }
        let body = body()
        switch head {
        case .each(let pattern, let sequence): return [.loop(pattern, sequence, filter: nil, body)]
        case .count(let start, let condition, let step):
            return [.block(start + [.whileLoop(condition.map { [.boolean($0)] } ?? [], body + step)])]
        }
    }

    private enum LoopHead {
        case each(Pattern, Expression)
        case count([Statement], Expression?, [Statement])
    }

    private mutating func loopHead() -> LoopHead {
        let start = position
        var specifiers = Specifiers()
        if let type = type(&specifiers), let declarator = declarator(type, &specifiers), startsSequence {
            position += 1
            let named = Self.isKnown(type) ? type : nil
            return .each(.name(declarator.name, named), sequence())
        }
        position = start
        if kind == .identifier, isText("in", at: position + 1) {
            let name = located(position)
            position += 2
            return .each(.name(name, nil), sequence())
        }
        var first: [Statement] = []
        while !isAtEnd, kind != .semicolon, kind(-1) != .semicolon || position == start {
            let before = position
            first += localDeclaration() ?? clause()
            if position == before { skip() }
        }
        _ = accept(.semicolon)
        let condition = kind == .semicolon || isAtEnd ? nil : expression()
        while !isAtEnd, kind != .semicolon { skip() }
        _ = accept(.semicolon)
        var step: [Statement] = []
        while !isAtEnd {
            let before = position
            step += clause()
            if position == before { skip() }
        }
        return .count(first, condition, step)
    }

    private var startsSequence: Bool { kind == .colon || isText("in") }

    private mutating func sequence() -> Expression { kind == .leftBrace ? braced() : expression() }

    /// One of the expressions of a loop's head.
    private mutating func clause() -> [Statement] {
        let value = expression()
        _ = accept(.comma)
        if case .binary("=", let target, let new) = value.kind { return [.assign(target, new)] }
        return [.expression(value)]
    }

    mutating func whileLoop() -> [Statement] {
        position += 1
        let conditions = conditions()
        return [.whileLoop(conditions, body())]
    }

    mutating func doLoop() -> [Statement] {
        position += 1
        let body = body()
        guard accept(.while) else { return [.block(body)] }
        let conditions = conditions()
        _ = accept(.semicolon)
        return [.whileLoop(conditions, body)]
    }

    static func isKnown(_ type: TypeReference) -> Bool {
        if case .other = type.kind { false } else { true }
    }
}
