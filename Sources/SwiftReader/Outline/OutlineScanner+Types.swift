import NibCompiler

extension OutlineScanner {
    /// Whether `class` declares a type and is no modifier, as in `class func`.
    func startsClass() -> Bool {
        var ahead = self
        ahead.skipTrivia()
        guard ahead.byte() != UInt8(ascii: "`") else { return true }
        let word = ahead.scanIdentifier()
        guard !word.isEmpty, ahead.byte() != UInt8(ascii: ".") else { return false }
        let modifiers: [StaticString] = [
            "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal",
            "public",
            "open", "static", "dynamic", "lazy", "weak", "nonisolated", "mutating", "required", "convenience",
        ]
        return !modifiers.contains { ahead.matches(word, $0) }
    }

    /// Whether a name and a body or supertypes follow `actor`.
    func startsActor() -> Bool {
        var ahead = self
        ahead.skipTrivia()
        guard !ahead.scanIdentifier().isEmpty else { return false }
        ahead.skipTrivia()
        switch ahead.byte() {
        case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "<"): return true
        default: return false
        }
    }

    func startsInitializer() -> Bool {
        var ahead = self
        ahead.skipTrivia()
        switch ahead.byte() {
        case UInt8(ascii: "("), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"): return true
        default: return false
        }
    }

    /// The header of a type, up to its brace.
    mutating func typeDeclaration(_ kind: TypeDeclaration.Kind, in parent: Int?) {
        list = .none
        skipTrivia()
        var name = dottedName()
        guard !name.isEmpty else { return }
        if let parent, kind != .extension {
            types[parent].members.append(name)
            name = types[parent].name + "." + name
        }
        var inherited: [String] = []
        skipTrivia()
        if byte() == UInt8(ascii: ":") {
            position += 1
            inherited = inheritedNames()
        }
        previous = 0
        types.append(Outline.TypeEntry(kind: kind, name: name, inherited: inherited, members: []))
        guard skipWhereClause() else { return }
        position += 1
        frames.append(.type(types.count - 1))
    }

    /// Skips to the brace; false where a line starts without one before.
    private mutating func skipWhereClause() -> Bool {
        while position < text.count {
            skipTrivia()
            switch byte() {
            case UInt8(ascii: "{"): return true
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "@"): return false
            default:
                let word = scanIdentifier()
                if word.isEmpty { position = min(position + 1, text.count) }
            }
        }
        return false
    }

    /// `Name`, `Outer.Name`, `[Name]`; generic arguments are dropped. Empty where there is no name.
    private mutating func dottedName() -> String {
        if byte() == UInt8(ascii: "[") { return bracketedName() }
        var name = ""
        while true {
            let part = scanIdentifier()
            guard !part.isEmpty else { return name }
            name += string(part)
            skipTrivia()
            if byte() == UInt8(ascii: "<") {
                skipGenericArguments()
                skipTrivia()
            }
            guard byte() == UInt8(ascii: ".") else { return name }
            position += 1
            skipTrivia()
            name += "."
        }
    }

    /// An extension of an array or dictionary.
    private mutating func bracketedName() -> String {
        var depth = 0
        var isDictionary = false
        repeat {
            skipTrivia()
            switch byte() {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":"): isDictionary = isDictionary || depth == 1
            default: break
            }
            if scanIdentifier().isEmpty { position = min(position + 1, text.count) }
        } while depth > 0 && position < text.count
        return isDictionary ? "Dictionary" : "Array"
    }

    /// Skips `<…>`; an arrow closes nothing.
    private mutating func skipGenericArguments() {
        var depth = 0
        repeat {
            skipTrivia()
            switch byte() {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where text[position - 1] != UInt8(ascii: "-"): depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return
            default: break
            }
            if scanIdentifier().isEmpty { position = min(position + 1, text.count) }
        } while depth > 0 && position < text.count
    }

    /// The names after the colon, up to `where` or the brace.
    private mutating func inheritedNames() -> [String] {
        var names: [String] = []
        while position < text.count {
            skipTrivia()
            switch byte() {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return names
            case UInt8(ascii: "@"):
                position += 1
                _ = scanIdentifier()
                if byte() == UInt8(ascii: "(") { skipGroup() }
            case UInt8(ascii: "~"):
                position += 1
                _ = scanIdentifier()
            default:
                let start = position
                let word = scanIdentifier()
                if matches(word, "where") { return names }
                position = start
                let name = dottedName()
                if name.isEmpty {
                    position = min(position + 1, text.count)
                } else if !["any", "some", "nonisolated"].contains(name) {
                    names.append(name == "class" ? "AnyObject" : name)
                }
            }
        }
        return names
    }

    private mutating func skipGroup() {
        while position < text.count, byte() != UInt8(ascii: ")") { position += 1 }
        position = min(position + 1, text.count)
    }
}
