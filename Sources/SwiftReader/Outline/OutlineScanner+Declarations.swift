import NibCompiler

extension OutlineScanner {
    /// Reads the declaration that `word` starts, among the members of a type or, with nil, at the top level.
    mutating func declaration(_ word: Range<Int>, in type: Int?) {
        let wasInCondition = isInCondition
        isInCondition = false
        switch text[word.lowerBound] {
        case UInt8(ascii: "a"):
            if matches(word, "actor"), startsActor() { typeDeclaration(.actor, in: type) }
            if matches(word, "associatedtype") { nameDeclaration(in: type) }
        case UInt8(ascii: "c"):
            if matches(word, "class"), startsClass() {
                typeDeclaration(.class, in: type)
            } else if matches(word, "case") {
                caseDeclaration(in: type)
            } else if matches(word, "catch") {
                isInCondition = true
            }
        case UInt8(ascii: "d"):
            if matches(word, "deinit"), type != nil { add(word, to: type) }
        case UInt8(ascii: "e"):
            if matches(word, "enum") { typeDeclaration(.enum, in: type) }
            if matches(word, "extension") { typeDeclaration(.extension, in: type) }
        case UInt8(ascii: "f"):
            if matches(word, "func") { functionDeclaration(in: type) }
            if matches(word, "for") { isInCondition = true }
        case UInt8(ascii: "g"):
            if matches(word, "guard") { isInCondition = true }
        case UInt8(ascii: "i"):
            if matches(word, "import"), type == nil { importDeclaration() }
            if matches(word, "if") { isInCondition = true }
            if matches(word, "init"), type != nil, startsInitializer() { add(word, to: type) }
        case UInt8(ascii: "p"):
            if matches(word, "protocol") { typeDeclaration(.protocol, in: type) }
        case UInt8(ascii: "s"):
            if matches(word, "struct") { typeDeclaration(.struct, in: type) }
            if matches(word, "subscript"), type != nil { add(word, to: type) }
        case UInt8(ascii: "t"):
            if matches(word, "typealias") { nameDeclaration(in: type) }
        case UInt8(ascii: "l"), UInt8(ascii: "v"):
            if matches(word, "let") || matches(word, "var"), !wasInCondition {
                bindings(in: type)
            }
        case UInt8(ascii: "w"):
            if matches(word, "while") { isInCondition = true }
        default: break
        }
    }

    /// Adds a name to a type's members or, with nil, to the globals, and ends the list of names before it.
    mutating func add(_ name: Range<Int>, to type: Int?) {
        list = .none
        guard !name.isEmpty else { return }
        if let type { types[type].members.append(string(name)) } else { globals.append(string(name)) }
    }

    private static let importKinds: [StaticString] = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// `import A` and `import struct A.B`: A.
    private mutating func importDeclaration() {
        skipTrivia()
        var name = scanIdentifier()
        if Self.importKinds.contains(where: { matches(name, $0) }) {
            skipTrivia()
            name = scanIdentifier()
        }
        if !name.isEmpty { imports.append(string(name)) }
        skipLine()
    }

    private mutating func nameDeclaration(in type: Int?) {
        skipTrivia()
        add(scanIdentifier(), to: type)
    }

    private mutating func functionDeclaration(in type: Int?) {
        skipTrivia()
        if Self.isIdentifier(byte()) || byte() == UInt8(ascii: "`") {
            add(scanIdentifier(), to: type)
            return
        }
        let start = position
        while position < text.count, Self.isOperator(text[position]) { position += 1 }
        // In `<<T>(…)` the last `<` opens the generic parameters.
        var end = position
        if end - start > 1, text[end - 1] == UInt8(ascii: "<"), Self.isIdentifier(byte()) { end -= 1 }
        add(start..<end, to: type)
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: byte >= 0x80
        }
    }

    /// `let` and `var`: one name, or several in parentheses.
    private mutating func bindings(in type: Int?) {
        isDeclaring = false
        skipTrivia()
        if byte() == UInt8(ascii: "(") {
            tuple(in: type)
        } else {
            let name = scanIdentifier()
            if !matches(name, "_") { add(name, to: type) }
        }
        list = .bareBindings
        listDepth = frames.count
        previous = UInt8(ascii: "a")
    }

    private mutating func tuple(in type: Int?) {
        var depth = 0
        repeat {
            skipTrivia()
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            let name = scanIdentifier()
            if name.isEmpty { position = min(position + 1, text.count) }
            if byte() != UInt8(ascii: ":"), !matches(name, "_") { add(name, to: type) }
        } while depth > 0 && position < text.count
    }

    private mutating func caseDeclaration(in type: Int?) {
        guard let type, types[type].kind == .enum else {
            isInCondition = true
            return
        }
        nameDeclaration(in: type)
        list = .cases
        listDepth = frames.count
    }

    /// The name behind a comma in a list of cases or bindings. In `let x = A<B, C>()` a comma brings none.
    mutating func scanNextName() {
        let type: Int? = if case .type(let index) = frames.last { index } else { nil }
        let kept = list
        skipTrivia()
        let name = scanIdentifier()
        guard !name.isEmpty else { return }
        if kept == .bindings {
            var ahead = self
            ahead.skipTrivia()
            let isBinding =
                ahead.byte() == UInt8(ascii: ":")
                || ahead.byte() == UInt8(ascii: "=") && ahead.byte(1) != UInt8(ascii: "=")
            guard isBinding else { return }
        }
        add(name, to: type)
        list = kept == .bindings ? .bareBindings : kept
    }
}
