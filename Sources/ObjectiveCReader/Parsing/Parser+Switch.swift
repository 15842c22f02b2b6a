import InterfaceBuilder
import NibCompiler

extension Parser {
    mutating func switchStatement() -> Statement {
        let start = position
        position += 1
        let subjects = kind == .leftParen ? inside { $0.list() } : []
        let subject = subjects.first ?? Expression(.other([]), range(from: start))
        guard kind == .leftBrace, !isTooDeep() else { return .switch(subject, []) }
        depth += 1
        defer { depth -= 1 }
        return .switch(subject, inside { $0.cases() })
    }

    private mutating func cases() -> [Statement.Case] {
        var cases: [Statement.Case] = []
        var patterns: [Pattern] = []
        var isDefault = false
        var body: [Statement] = []
        var isOpen = false
        func close() {
            guard isOpen else { return }
            cases.append(Statement.Case(patterns: isDefault ? [] : patterns, filter: nil, body: body))
            patterns = []
            isDefault = false
            body = []
        }
        while !isAtEnd {
            let before = position
            if kind == .case || kind == .default {
                // Labels in a row share the statements.
                if !body.isEmpty { close() }
                isOpen = true
                if kind == .default { isDefault = true }
                position += 1
                if kind(-1) == .case { patterns.append(pattern()) }
                _ = accept(.colon)
            } else {
                body += statement()
            }
            if position == before { skip() }
        }
        close()
        return Self.joined(cases)
    }

    /// A case that nothing ends goes on with the next one's statements; where they come to too many, it ends.
    private static func joined(_ cases: [Statement.Case]) -> [Statement.Case] {
        var result = cases
        var rest: [Statement] = []
        for index in cases.indices.reversed() {
            if ends(cases[index].body) {
                rest = cases[index].body
            } else {
                rest = rest.count + cases[index].body.count > 256 ? [] : cases[index].body + rest
                if !rest.isEmpty { result[index].body = rest }
            }
        }
        return result
    }

    private static func ends(_ body: [Statement]) -> Bool {
        switch body.last {
        case .return, .leave: true
        case .block(let inner): ends(inner)
        default: false
        }
    }

    /// The value of a label, or a range of values.
    private mutating func pattern() -> Pattern {
        let start = position
        let value = conditional()
        guard accept(.ellipsis) else { return .expression(value) }
        let last = conditional()
        return .expression(Expression(.binary("...", value, last), range(from: start)))
    }
}
