import InterfaceBuilder
import NibCompiler

extension Parser {
    /// `[receiver selector:argument]`, or a lambda of C++.
    mutating func message() -> Expression {
        let start = position
        if isLambda { return lambda() }
        guard !isTooDeep() else {
            skip()
            return Expression(.other([]), range(from: start))
        }
        let outer = height
        height = 0
        depth += 1
        defer {
            depth -= 1
            height = max(outer, height + 1)
        }
        let parts = inside { $0.messageParts() }
        let range = range(from: start)
        guard let name = parts.name else {
            return Expression(.other([parts.receiver] + parts.arguments.map(\.value)), range)
        }
        return lowered(parts.receiver, name, parts.arguments, range)
    }

    private struct Parts {
        var receiver: Expression
        var name: Located<String>?
        var arguments: [Expression.Argument] = []
    }

    private mutating func messageParts() -> Parts {
        var parts = Parts(receiver: expression())
        while !isAtEnd {
            let before = position
            if kind.isWord || kind == .colon {
                let part = kind.isWord ? located(position) : nil
                if part != nil { position += 1 }
                let isFirst = parts.name == nil
                if isFirst { parts.name = part ?? Located("", tokens[position].range) }
                guard accept(.colon) else { continue }
                let value = kind == .leftBrace ? braced() : expression()
                parts.arguments.append(Expression.Argument(label: isFirst ? nil : part?.value, value: value))
            } else if accept(.comma) {
                parts.arguments.append(Expression.Argument(label: nil, value: expression()))
            } else {
                // Something that is not understood; a message inside it counts all the same.
                let value = expression()
                if position > before { parts.arguments.append(Expression.Argument(label: nil, value: value)) }
            }
            if position == before { skip() }
        }
        return parts
    }

    /// `[]`, `[=]`, `[&]`, `[this, x]` before `(` or `{`.
    private var isLambda: Bool {
        guard isCPlusPlusFile || file.path.hasSuffix(".h") else { return false }
        let after = end(of: position)
        guard kind(at: after) == .leftParen || kind(at: after) == .leftBrace else { return false }
        switch kind(1) {
        case .rightBracket, .assign: return true
        case .ampersand, .identifier:
            var index = position + 1
            while index < after - 1 {
                if kind(at: index) == .ampersand { index += 1 }
                guard kind(at: index) == .identifier || kind(at: index) == .rightBracket else { return false }
                guard index + 1 >= after - 1 || kind(at: index + 1) == .comma else { return false }
                index += 2
            }
            return true
        default: return false
        }
    }

    private mutating func lambda() -> Expression {
        let start = position
        skip()
        let parameters = kind == .leftParen ? parameters() : []
        while !isAtEnd, kind != .leftBrace, kind != .semicolon, kind != .comma { skip() }
        return closure(parameters, result: nil, from: start)
    }
}
