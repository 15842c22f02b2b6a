import InterfaceBuilder
import NibCompiler

extension Parser {
    struct Members {
        var properties: [PropertyDeclaration] = []
        var functions: [FunctionDeclaration] = []
    }

    /// `@interface` or `@implementation`, to its `@end`.
    mutating func readType() {
        let start = position
        let isInterface = kind == .atInterface
        position += 1
        guard kind.isWord else { return }
        let name = located(position)
        position += 1
        if kind == .less, isInterface, kind(2) != .greater || !isAtEnd { skipTypeParameters() }
        var isExtension = !isInterface
        var inherited: [TypeReference] = []
        if kind == .leftParen {
            isExtension = true
            skip()
        } else if accept(.colon), kind == .identifier {
            let superclass = position
            position += 1
            if kind == .less, isGenericList { skipTypeParameters() }
            if isInterface {
                inherited.append(TypeReference(.named([text(at: superclass)], []), tokens[superclass].range))
            }
        }
        inherited += protocols()
        var members = Members()
        if kind == .leftBrace { members.properties = instanceVariables() }
        readMembers(&members)
        facts.types.append(
            TypeDeclaration(
                kind: isExtension ? .extension : .class, name: name, inherited: inherited,
                properties: members.properties, functions: members.functions, range: range(from: start)))
    }

    /// `@protocol P <Q>`, to its `@end`; nothing for `@protocol P, Q;`.
    mutating func readProtocol() {
        let start = position
        position += 1
        guard kind.isWord else { return }
        let name = located(position)
        position += 1
        if kind == .semicolon || kind == .comma { return skipToSemicolon() }
        let inherited = protocols()
        var members = Members()
        readMembers(&members)
        facts.types.append(
            TypeDeclaration(
                kind: .protocol, name: name, inherited: inherited, properties: members.properties,
                functions: members.functions, range: range(from: start)))
    }

    /// Whether `<…>` after a superclass has type arguments, or protocols follow it.
    private var isGenericList: Bool {
        var index = position
        while index < position + Self.lookahead, index < limit, kind(at: index) != .greater,
            kind(at: index) != .leftBrace
        {
            if kind(at: index) == .star { return true }
            index += 1
        }
        return kind(at: index + 1) == .less
    }

    /// `<T>` after a class's name, unless it has no superclass: then those are protocols.
    private mutating func skipTypeParameters() {
        let start = position
        let last = start + Self.lookahead
        while position < last, !isAtEnd, kind != .greater, kind != .leftBrace, kind != .semicolon {
            position += 1
        }
        while kind == .greater { position += 1 }
        if kind(-1) != .greater { position = start }
    }

    private mutating func protocols() -> [TypeReference] {
        guard accept(.less) else { return [] }
        var found: [TypeReference] = []
        while !isAtEnd, kind != .greater {
            guard kind == .identifier || kind == .comma else { return found }
            if kind == .identifier {
                found.append(TypeReference(.named([text(at: position)], []), tokens[position].range))
            }
            position += 1
        }
        position += 1
        return found
    }

    private mutating func readMembers(_ members: inout Members) {
        while !isAtEnd {
            let before = position
            switch kind {
            case .atEnd:
                position += 1
                return
            // The `@end` is missing.
            case .atInterface, .atImplementation: return
            case .atProtocol where kind(1).isWord && kind(2) != .semicolon && kind(2) != .comma: return
            case .atProperty: members.properties += property()
            case .plus, .minus:
                if let method = method() { members.functions.append(method) }
            case .atOther where isText("@synthesize") || isText("@dynamic"): skipToSemicolon()
            default: readItem()
            }
            if position <= before { position = before + 1 }
        }
    }
}
