import InterfaceBuilder
import NibCompiler

extension Parser {
    /// `NS_ENUM(NSInteger, Name) {` or one of its like.
    var isEnumerationMacro: Bool {
        guard kind == .identifier, kind(1) == .leftParen, kind(at: end(of: position + 1)) == .leftBrace else {
            return false
        }
        let name = text(at: position)
        return name.hasSuffix("_ENUM") || name.hasSuffix("_OPTIONS")
    }

    /// An enumeration, with or without a name; the place is at `enum` or the macro.
    mutating func readEnumeration() {
        let start = position
        var name: Located<String>?
        position += 1
        if kind == .leftParen {
            // The name is the last word: `NS_ENUM(NSInteger, Name)`.
            let last = end(of: position) - 2
            if kind(at: last) == .identifier { name = located(last) }
            skip()
        } else {
            if isText("class") || kind == .structure { position += 1 }
            if kind == .identifier { name = located(position) }
            while !isAtEnd, kind != .leftBrace, kind != .semicolon, kind != .rightBrace { skip() }
        }
        guard kind == .leftBrace else { return skipToSemicolon() }
        let cases = inside { $0.cases() }
        // `typedef enum { … } Name;`
        if kind == .identifier, tokens[position].startsLine == false {
            name = located(position)
            position += 1
        }
        let range = range(from: start)
        if kind == .semicolon { position += 1 }
        if cases.isEmpty { return }
        let place = ByteRange(range.lowerBound, range.lowerBound)
        facts.types.append(
            TypeDeclaration(kind: .enum, name: name ?? Located("", place), cases: cases, range: range))
    }

    private mutating func cases() -> [EnumCase] {
        var found: [EnumCase] = []
        while !isAtEnd {
            if kind == .identifier {
                let name = located(position)
                position += 1
                while !isAtEnd, kind != .assign, kind != .comma { skip() }
                let value = accept(.assign) ? conditional() : nil
                found.append(EnumCase(name: name, rawValue: value, associated: []))
            }
            while !isAtEnd, !accept(.comma) { skip() }
        }
        return found
    }

    /// `typedef`: an enumeration, a structure or another name for a type.
    mutating func readAlias() {
        position += 1
        switch kind {
        case .enumeration: return readEnumeration()
        case .identifier where isEnumerationMacro: return readEnumeration()
        case .structure:
            if kind(1) == .leftBrace || kind(2) == .leftBrace { return skipToSemicolon() }
        default: break
        }
        var specifiers = Specifiers()
        if let type = type(&specifiers), let declarator = declarator(type, &specifiers) {
            facts.aliases.append(
                TypeAlias(
                    name: declarator.name.value, generics: [],
                    type: Self.isKnown(declarator.type) ? declarator.type : nil, isAssociatedType: false))
        }
        skipToSemicolon()
    }
}
