import InterfaceBuilder
import NibCompiler

extension Parser {
    struct Declarator {
        var name: Located<String>
        var type: TypeReference
        var isArray = false
    }

    /// A type that declares nothing: of a cast, a parameter's parentheses, a type argument. `void (^)(id)`, too.
    mutating func declaratorlessType(_ found: inout Specifiers) -> TypeReference? {
        let start = position
        guard let result = type(&found) else { return nil }
        if kind == .leftParen, kind(1) == .caret || kind(1) == .star {
            let inner = position
            position = end(of: inner)
            guard kind == .leftParen else {
                position = inner
                return result
            }
            let parameters = parameters().map(\.type)
            return TypeReference(.function(parameters, result), range(from: start))
        }
        if kind == .leftParen, kind(-1) != .rightParen, position == limit - 1 || end(of: position) == limit {
            // `std::function<void(int)>` and its like have no use here.
            return nil
        }
        while kind == .leftBracket { skip() }
        return result
    }

    /// The name of what is declared after `type`, with what its signs make of the type.
    mutating func declarator(_ base: TypeReference, _ found: inout Specifiers) -> Declarator? {
        let start = position
        while kind == .star || kind == .ampersand || kind == .const || kind == .qualifier || kind == .weak {
            if kind == .const { found.isConstant = true }
            position += 1
        }
        if kind == .leftParen, kind(1) == .caret || kind(1) == .star {
            let name: Located<String>? = inside { parser in
                var inner = Specifiers()
                parser.position += 1
                parser.qualifiers(&inner)
                while parser.kind == .star || parser.kind == .caret { parser.skip() }
                parser.qualifiers(&inner)
                return parser.kind == .identifier ? parser.located(parser.position) : nil
            }
            guard let name else {
                position = start
                return nil
            }
            guard kind == .leftParen else {
                while kind == .leftBracket { skip() }
                return Declarator(name: name, type: base)
            }
            let parameters = parameters().map(\.type)
            let type = TypeReference(.function(parameters, base), base.range)
            return Declarator(name: name, type: type)
        }
        guard kind == .identifier else {
            position = start
            return nil
        }
        let name = located(position)
        position += 1
        var result = Declarator(name: name, type: base)
        while kind == .leftBracket, !startsMessage {
            skip()
            result.type = TypeReference(.array(base), base.range)
            result.isArray = true
        }
        return result
    }

    /// The parameters of a function, of a block or of their types, in the parentheses at the place.
    mutating func parameters() -> [(name: String, type: TypeReference)] {
        guard !isTooDeep() else {
            skip()
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return inside { parser in
            var found: [(name: String, type: TypeReference)] = []
            while !parser.isAtEnd {
                var specifiers = Specifiers()
                if let type = parser.type(&specifiers) {
                    if let declarator = parser.declarator(type, &specifiers) {
                        found.append((declarator.name.value, declarator.type))
                    } else if type.name != "void" || parser.kind == .leftParen || parser.kind(-1) == .star {
                        found.append(("_", type))
                    }
                }
                while !parser.isAtEnd, !parser.accept(.comma) { parser.skip() }
            }
            return found
        }
    }
}
