import InterfaceBuilder
import NibCompiler

extension Parser {
    /// `base` with the members, calls and indices that follow it.
    mutating func suffixed(_ base: Expression, from start: Int) -> Expression {
        var base = base
        while true {
            guard let next = suffix(base, from: start) else { return base }
            height += 1
            if height > Self.maximumHeight {
                // A chain that no one wrote: what came first is left out.
                base = Expression(.other([]), next.range)
                height = 1
            } else {
                base = next
            }
        }
    }

    private mutating func suffix(_ base: Expression, from start: Int) -> Expression? {
        switch kind {
        case .dot, .arrow, .doubleColon:
            guard kind(1).isWord || kind(1) == .tilde else { return nil }
            position += kind(1) == .tilde && kind(2).isWord ? 2 : 1
            let name = located(position)
            position += 1
            return property(name, of: base, range(from: start))
        case .leftParen:
            let arguments = arguments()
            return Expression(.call(base, arguments), range(from: start))
        case .leftBracket:
            // `MACRO [a b]`
            if startsMessage { return nil }
            let values = arguments()
            return Expression(.index(base, values), range(from: start))
        case .increment:
            let sign = text(at: position)
            position += 1
            return counted(sign, base, range(from: start))
        case .less:
            guard let types = templateArguments() else { return nil }
            if case .name(let name) = base.kind, name.hasSuffix("_cast"), kind == .leftParen,
                let type = types.first
            {
                let value = inside { $0.list() }.first
                return Expression(
                    .cast(value ?? Expression(.other([]), range(from: start)), type, .forced),
                    range(from: start))
            }
            return Expression(.specialized(base, types), range(from: start))
        case .leftBrace:
            // `Foo{a, b}` of C++.
            guard isCPlusPlusFile, case .specialized = base.kind else { return nil }
            let value = braced()
            return Expression(
                .call(base, [Expression.Argument(label: nil, value: value)]), range(from: start))
        default:
            return nil
        }
    }

    /// Whether the bracket at the place opens a message and no index.
    var startsMessage: Bool { kind == .leftBracket && kind(1) == .identifier && kind(2) == .identifier }

    var isCPlusPlusFile: Bool { file.path.hasSuffix(".mm") }

    /// The arguments of a call or index in the brackets at the place.
    mutating func arguments() -> [Expression.Argument] {
        let outer = height
        height = 0
        let values = inside { $0.list() }
        height = max(outer, height)
        return values.map { Expression.Argument(label: nil, value: $0) }
    }

    /// `<Foo *>` before `(`, `::`, `{` or the end of the receiver; nil where `<` compares.
    private mutating func templateArguments() -> [TypeReference]? {
        let start = position
        var nesting = 0
        var index = start
        scan: while index < min(limit, start + Self.lookahead) {
            switch kind(at: index) {
            case .less: nesting += 1
            case .greater:
                nesting -= 1
                if nesting == 0 { break scan }
            case .identifier, .star, .comma, .doubleColon, .ampersand, .const, .arithmetic, .number,
                .qualifier:
                break
            default: return nil
            }
            index += 1
        }
        guard nesting == 0, index < limit, kind(at: index) == .greater else { return nil }
        let isGeneric = kind(at: index - 1) == .star
        switch kind(at: index + 1) {
        case .leftParen, .doubleColon, .leftBrace:
            guard isGeneric || isCPlusPlusFile || file.path.hasSuffix(".h") else { return nil }
        case .identifier, .dot, .end: guard isGeneric else { return nil }
        default: return nil
        }
        var types: [TypeReference] = []
        position = start + 1
        while position < index {
            var ignored = Specifiers()
            if let type = type(&ignored) { types.append(type) } else { position += 1 }
            if kind == .comma { position += 1 }
        }
        position = index + 1
        return types
    }
}
