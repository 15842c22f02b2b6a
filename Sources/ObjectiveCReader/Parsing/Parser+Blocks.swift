import InterfaceBuilder
import NibCompiler

extension Parser {
    /// `^{ … }`, `^(Foo *x) { … }`, `^BOOL(Foo *x) { … }`.
    mutating func block() -> Expression {
        let start = position
        position += 1
        var parameters: [(name: String, type: TypeReference)] = []
        var result: TypeReference?
        if kind != .leftBrace, kind != .leftParen {
            var ignored = Specifiers()
            result = type(&ignored)
            if result?.name == "void" { result = nil }
        }
        if kind == .leftParen { parameters = self.parameters() }
        while kind == .attribute || kind == .qualifier || (kind == .identifier && kind(1) == .leftBrace) {
            skip()
        }
        guard kind == .leftBrace else { return Expression(.other([]), range(from: start)) }
        return closure(parameters, result: result, from: start)
    }

    /// The closure whose body is at the place.
    mutating func closure(
        _ parameters: [(name: String, type: TypeReference)], result: TypeReference?, from start: Int
    ) -> Expression {
        guard kind == .leftBrace else { return Expression(.other([]), range(from: start)) }
        let body = braces()
        height += 1
        let range = range(from: start)
        let closure = Closure(
            parameters: parameters.map { ($0.name, $0.type) }, result: result, body: body, range: range)
        return Expression(.closure(closure), range)
    }

    /// The statements in the braces at the place.
    mutating func braces() -> [Statement] {
        guard !isTooDeep() else {
            skip()
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return inside { $0.statements() }
    }
}
