import InterfaceBuilder

extension SymbolTable {
    /// Whether a macro may declare members, or cases, of the type that the sources do not show: one that is attached
    /// to it, or one that stands among its members. Macros are not expanded.
    func mayHaveMacroMembers(_ type: TypeID) -> Bool {
        (self[type].declarations + self[type].extensions).contains { declared in
            guard let facts = files[declared.file] else { return false }
            let declaration = declared.declaration
            let head = facts.file[ByteRange(declaration.range.lowerBound, declaration.name.range.lowerBound)]
            let body = facts.file[ByteRange(declaration.name.range.upperBound, declaration.range.upperBound)]
            switch facts.language {
            case .swift: return hasUnknownAttribute(String(head)) || MemberMacros.expands(String(body))
            case .objectiveC:
                return head.contains("@interface") && MemberMacros.isMadeByPreprocessor(String(body))
            }
        }
    }

    /// Whether one of the attributes is neither the language's nor a global actor of the sources': it is a macro, or
    /// may be one.
    private func hasUnknownAttribute(_ head: String) -> Bool {
        head.split(separator: "@", omittingEmptySubsequences: false).dropFirst().contains { text in
            let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
            if name.hasPrefix("_") || MemberMacros.attributes.contains(name) { return false }
            return type(named: name).map { self[$0].kind == .external } ?? true
        }
    }
}

/// What in the text of a class stands for members that are not in it.
enum MemberMacros {
    /// Those of the language and of Apple's frameworks that declare no members.
    static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "available", "IBDesignable", "MainActor", "dynamicMemberLookup",
        "dynamicCallable", "UIApplicationMain", "NSApplicationMain", "main", "propertyWrapper", "globalActor",
        "resultBuilder", "frozen", "usableFromInline", "preconcurrency", "requires_stored_property_inits",
        "unchecked", "retroactive", "warn_unqualified_access", "discardableResult", "testable", "Sendable",
        "implementation", "nonexhaustive", "backDeployed", "inlinable", "convention", "escaping",
    ]

    /// Directives and built-in expressions that begin with `#` and are no macros with members.
    private static let directives: Set<String> = [
        "if", "elseif", "else", "endif", "available", "unavailable", "selector", "keyPath", "file", "fileID",
        "filePath", "function", "line", "column", "dsohandle", "colorLiteral", "imageLiteral", "fileLiteral",
        "warning", "error", "sourceLocation", "Preview", "Predicate", "Expression", "externalMacro", "pragma",
        "assert", "hasFeature", "compiler", "swift",
    ]

    /// Whether a macro of Swift's stands where a member may: at the start of a line or statement.
    static func expands(_ body: String) -> Bool {
        var isAtStart = true
        let bytes = Array(body.utf8)
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "#") where isAtStart:
                let word = bytes[position...].prefix { $0.isWordPart }
                if let first = word.first, !first.isDigit,
                    !directives.contains(String(decoding: word, as: UTF8.self))
                {
                    return true
                }
                isAtStart = false
            case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): isAtStart = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: isAtStart = false
            }
        }
        return false
    }

    /// Whether an `@interface` has members that only the preprocessor knows: another file's text, or a macro with
    /// arguments on a line of its own.
    static func isMadeByPreprocessor(_ body: String) -> Bool {
        var depth = 0
        for line in body.split(whereSeparator: \.isNewline) {
            let text = line.drop(while: \.isWhitespace)
            if text.hasPrefix("#include") || text.hasPrefix("#import") { return true }
            if depth == 0 || !text.contains(";"), isMacroCall(text) { return true }
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
        }
        return false
    }

    /// `NAME(…)`, not one of the compiler's and Apple's that say something of a declaration.
    private static func isMacroCall(_ text: Substring) -> Bool {
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, first.isLetter, name == name.uppercased()[...] else { return false }
        let prefixes = ["NS_", "UI_", "API_", "CF_", "DEPRECATED", "OBJC_", "IB_", "SWIFT_", "TARGET_"]
        if prefixes.contains(where: name.hasPrefix) { return false }
        let rest = text.dropFirst(name.count).drop(while: \.isWhitespace)
        return rest.first == "("
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    fileprivate var isWordPart: Bool {
        isDigit || self == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
            || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || self >= 0x80
    }
}
