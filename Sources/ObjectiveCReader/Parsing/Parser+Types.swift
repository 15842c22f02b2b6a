import InterfaceBuilder
import NibCompiler

extension Parser {
    /// What the words before and inside a type say about what is declared.
    struct Specifiers {
        var isStatic = false
        var isConstant = false
        var isExternal = false
        var isWeak = false
        var isOutlet = false
        var isCollection = false
        /// The class in `IBOutletCollection(UIView)`.
        var element: TypeReference?
    }

    /// Takes words such as `static` and `__weak`.
    mutating func qualifiers(_ found: inout Specifiers) {
        let last = position + Self.lookahead
        while position < last {
            switch kind {
            case .qualifier: break
            case .const: found.isConstant = true
            case .static: found.isStatic = true
            case .extern: found.isExternal = true
            case .weak: found.isWeak = true
            case .outlet: found.isOutlet = true
            case .outletCollection:
                found.isOutlet = true
                found.isCollection = true
                if kind(1) == .leftParen {
                    position += 1
                    found.element = collectionElement()
                    continue
                }
            case .attribute:
                if kind(1) == .leftParen { position += 1 }
            case .identifier where isSpecifierMacro:
                let name = text(at: position)
                if name.contains("EXPORT") || name.contains("EXTERN") { found.isExternal = true }
                if kind(1) == .leftParen { position += 1 }
            default: return
            }
            skip()
        }
    }

    private mutating func collectionElement() -> TypeReference? {
        inside { parser in
            guard parser.kind == .identifier else { return nil }
            return TypeReference(
                .named([parser.text(at: parser.position)], []), parser.tokens[parser.position].range)
        }
    }

    /// `MY_EXPORT NSString *`: a word in capitals before a type.
    private var isSpecifierMacro: Bool {
        var next = position + 1
        if kind(at: next) == .leftParen { next = end(of: next) }
        switch kind(at: next) {
        case .identifier:
            guard
                kind(at: next + 1) == .identifier || kind(at: next + 1) == .star
                    || kind(at: next + 1) == .const
            else { return false }
        case .static, .const, .extern, .arithmetic, .qualifier: break
        default: return false
        }
        return isMacroName(position)
    }

    /// Whether a name has capitals, digits and an underscore only.
    func isMacroName(_ index: Int) -> Bool {
        var hasUnderscore = false
        for byte in file.text[Int(tokens[index].start)..<Int(tokens[index].end)] {
            if byte == UInt8(ascii: "_") { hasUnderscore = true }
            if byte >= UInt8(ascii: "a") { return false }
        }
        return hasUnderscore
    }

    /// A type with its stars; the place does not move where none stands.
    mutating func type(_ found: inout Specifiers) -> TypeReference? {
        let start = position
        qualifiers(&found)
        let first = position
        guard depth < Self.maximumDepth, let base = baseType() else {
            position = start
            return nil
        }
        var last = position
        while true {
            qualifiers(&found)
            guard kind == .star || kind == .ampersand || (kind == .infix && isText("&&")) else { break }
            position += 1
            last = position
        }
        let end = tokens[max(last - 1, first)].end
        return TypeReference(base, ByteRange(Int(tokens[first].start), Int(end)))
    }

    private mutating func baseType() -> TypeReference.Kind? {
        let start = position
        switch kind {
        case .arithmetic:
            while kind == .arithmetic || kind == .const { position += 1 }
            if position == start + 1 { return .named([text(at: start)], []) }
            return .named([file[range(from: start)]], [])
        case .typeOf:
            position += 1
            if kind == .leftParen { skip() }
            return .other
        case .inferred:
            position += 1
            return .other
        case .structure, .enumeration:
            position += 1
            if kind == .identifier { position += 1 }
            if kind == .leftBrace { skip() }
            return kind(at: start + 1) == .identifier ? .named([text(at: start + 1)], []) : .other
        case .identifier:
            return namedType()
        default:
            return nil
        }
    }

    private mutating func namedType() -> TypeReference.Kind? {
        var components = [text(at: position)]
        position += 1
        var arguments: (types: [TypeReference], areGeneric: Bool) = ([], false)
        while true {
            if kind == .less {
                guard let found = typeArguments() else { return nil }
                arguments = found
            } else if kind == .doubleColon, kind(1) == .identifier {
                components.append(text(at: position + 1))
                position += 2
            } else {
                break
            }
        }
        return kind(components, arguments.types, areGeneric: arguments.areGeneric)
    }

    private func kind(_ name: [String], _ arguments: [TypeReference], areGeneric: Bool) -> TypeReference.Kind
    {
        switch (name.last ?? "", arguments.count) {
        case ("NSArray", 1), ("NSMutableArray", 1): return .array(arguments[0])
        case ("NSDictionary", 2), ("NSMutableDictionary", 2): return .dictionary(arguments[0], arguments[1])
        case ("id", 1): return arguments[0].kind
        case ("id", 2...): return .composition(arguments)
        case ("Class", _): return .named(["AnyClass"], [])
        case ("instancetype", _): return .named(["Self"], [])
        case (_, 0): return .named(name, [])
        default:
            if areGeneric { return .named(name, arguments) }
            let last = tokens[max(position - 1, 0)].range
            return .composition([TypeReference(.named(name, []), last)] + arguments)
        }
    }

    /// `<Foo *, Bar>`: generic where one has a star, protocols otherwise. Nil where it is none.
    private mutating func typeArguments() -> (types: [TypeReference], areGeneric: Bool)? {
        depth += 1
        defer { depth -= 1 }
        position += 1
        var types: [TypeReference] = []
        var areGeneric = false
        while kind != .greater {
            var ignored = Specifiers()
            if kind == .number {
                position += 1
            } else if let type = declaratorlessType(&ignored) {
                if kind(at: position - 1) == .star || kind(at: position - 1) == .qualifier {
                    areGeneric = true
                }
                types.append(type)
            } else {
                return nil
            }
            if kind == .ellipsis { position += 1 }
            if !accept(.comma), kind != .greater { return nil }
        }
        position += 1
        return (types, areGeneric)
    }
}
