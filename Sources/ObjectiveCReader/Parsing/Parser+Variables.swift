import InterfaceBuilder
import NibCompiler

extension Parser {
    /// A declaration of variables at the place; nil where there is none, and the place does not move.
    mutating func localDeclaration() -> [Statement]? {
        guard startsDeclaration else { return nil }
        let start = position
        var specifiers = Specifiers()
        guard let type = type(&specifiers), let properties = variables(type, &specifiers, from: start) else {
            position = start
            return nil
        }
        return properties.isEmpty ? [] : [.declare(properties)]
    }

    /// A quick look that spares most expressions the attempt.
    var startsDeclaration: Bool {
        switch kind {
        case .qualifier, .const, .static, .extern, .weak, .attribute, .typeOf, .inferred, .structure,
            .enumeration, .outlet:
            true
        case .arithmetic: kind(1) != .leftParen || kind(2) == .caret || kind(2) == .star
        case .identifier:
            switch kind(1) {
            case .identifier, .star, .less, .ampersand, .doubleColon, .const, .qualifier, .weak: true
            case .leftParen: kind(2) == .caret || kind(2) == .star
            case .infix: isText("&&", at: position + 1) && isCPlusPlusFile
            default: false
            }
        default: false
        }
    }

    /// The declarators after `type`, to the semicolon.
    mutating func variables(
        _ type: TypeReference, _ specifiers: inout Specifiers, from start: Int, isGlobal: Bool = false
    ) -> [PropertyDeclaration]? {
        var found: [PropertyDeclaration] = []
        repeat {
            guard let declarator = declarator(type, &specifiers) else { return found.isEmpty ? nil : found }
            skipAttributes()
            var value: Expression?
            switch kind {
            case .assign:
                position += 1
                value = kind == .leftBrace ? braced() : expression()
            case .semicolon, .comma, .end: break
            case .colon where kind(1) == .number: position += 2
            case .leftParen, .leftBrace:
                // `Foo bar(x);` of C++.
                guard isCPlusPlusFile || kind == .leftBrace else { return nil }
                guard kind != .leftBrace || isCPlusPlusFile else { return nil }
                let name = Expression(.name(type.name ?? "_"), type.range)
                let callStart = position
                value = Expression(.call(name, arguments()), range(from: callStart))
            default:
                return nil
            }
            if specifiers.isExternal, value == nil, isGlobal { continue }
            found.append(
                PropertyDeclaration(
                    name: declarator.name, type: Self.isKnown(declarator.type) ? declarator.type : nil,
                    value: value,
                    isConstant: specifiers.isConstant, isWeak: specifiers.isWeak,
                    access: isGlobal && specifiers.isStatic ? .fileprivate : .internal,
                    range: range(from: start)))
        } while accept(.comma)
        _ = accept(.semicolon)
        return found
    }

    /// Attributes and macros between a name and its value: `NS_SWIFT_NAME(x)`.
    private mutating func skipAttributes() {
        while kind == .attribute || kind == .qualifier || (kind == .identifier && isMacroName(position)) {
            position += 1
            if kind == .leftParen { skip() }
        }
    }
}
