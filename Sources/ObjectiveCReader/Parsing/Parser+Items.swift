import InterfaceBuilder
import NibCompiler

extension Parser {
    /// Everything in the file.
    mutating func readItems() {
        while !isAtEnd {
            let before = position
            switch kind {
            case .atInterface, .atImplementation: readType()
            case .atProtocol: readProtocol()
            default: readItem()
            }
            if position <= before { position = before + 1 }
        }
    }

    /// A declaration of C, at the file's level or between methods.
    mutating func readItem() {
        switch kind {
        case .atImport:
            if kind(1) == .identifier { facts.imports.append(text(at: position + 1)) }
            skipToSemicolon()
        case .atClass, .using: skipToSemicolon()
        case .semicolon, .rightBrace, .rightParen, .rightBracket, .atEnd, .atDirective, .colon, .comma:
            position += 1
        case .typedef: readAlias()
        case .template:
            position += 1
            if kind == .less {
                while !isAtEnd, kind != .greater, kind != .semicolon, kind != .leftBrace { skip() }
            }
        case .enumeration: readEnumeration()
        case .namespace: readScope()
        case .extern where kind(1) == .string:
            position += 2
            if kind == .leftBrace { position += 1 }
        case .structure where isScope: readStructure()
        case .identifier:
            if isText("class"), isScope { return readStructure() }
            if isEnumerationMacro { return readEnumeration() }
            if isLoneMacro {
                position += 1
                if kind == .leftParen { skip() }
                return
            }
            readDeclaration()
        default:
            readDeclaration()
        }
    }

    /// `NS_ASSUME_NONNULL_BEGIN`, `SOME_MACRO(x)` on a line of its own.
    private var isLoneMacro: Bool {
        var next = position + 1
        guard tokens[position].startsLine, isMacroName(position) else { return false }
        if kind(at: next) == .leftParen { next = end(of: next) }
        return next >= limit || (tokens[next].startsLine && tokens[next].kind != .leftBrace)
    }

    /// `namespace a::b {`: what is inside is read as if it were outside.
    private mutating func readScope() {
        while !isAtEnd, kind != .leftBrace, kind != .semicolon { skip() }
        position += 1
    }

    /// Whether `struct X` or `class X` has a body.
    private var isScope: Bool {
        var index = position + 1
        while index < min(limit, position + Self.lookahead) {
            switch kind(at: index) {
            case .leftBrace: return true
            case .semicolon, .leftParen, .rightParen, .assign, .end, .star: return false
            default: index += 1
            }
        }
        return false
    }

    /// A structure of C or class of C++: functions inside are read; its fields are no globals.
    private mutating func readStructure() {
        while !isAtEnd, kind != .leftBrace { position += 1 }
        guard !isAtEnd else { return }
        readFields()
        skipToSemicolon()
    }

    /// The inside of a structure's braces.
    mutating func readFields() {
        guard !isTooDeep() else { return skip() }
        depth += 1
        defer { depth -= 1 }
        let properties = facts.properties.count
        inside { parser in
            while !parser.isAtEnd {
                let before = parser.position
                parser.readItem()
                if parser.position <= before { parser.position = before + 1 }
            }
        }
        facts.properties.removeLast(max(facts.properties.count - properties, 0))
    }

    /// A function or variables; else a statement, for what is inside it.
    private mutating func readDeclaration() {
        let start = position
        var specifiers = Specifiers()
        if let type = type(&specifiers) {
            if let function = function(type, from: start) {
                facts.functions.append(function)
                return
            }
            if isPrototype { return skipToSemicolon() }
            if let variables = variables(type, &specifiers, from: start, isGlobal: true) {
                facts.properties += variables
                return
            }
        }
        position = start
        let found = statement()
        // A header has none; what looks like one is a declaration that is not understood.
        if !file.path.hasSuffix(".h") { facts.statements += found }
        if position == start { skip() }
    }

    /// Whether a function is declared after its result type, without a body.
    private var isPrototype: Bool {
        var index = position
        while index < position + Self.lookahead,
            kind(at: index) == .identifier || kind(at: index) == .doubleColon || kind(at: index) == .tilde
        {
            index += 1
        }
        guard index > position, kind(at: index) == .leftParen else { return false }
        index = end(of: index)
        let last = min(limit, index + Self.lookahead)
        while index < last {
            switch kind(at: index) {
            case .semicolon: return true
            case .identifier, .attribute, .const, .qualifier: index += 1
            case .leftParen: index = end(of: index)
            default: return false
            }
        }
        return false
    }
}
