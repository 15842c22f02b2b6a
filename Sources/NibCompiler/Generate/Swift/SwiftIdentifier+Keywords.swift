extension SwiftIdentifier {
    /// The words that need back-ticks where a name is declared or an expression starts.
    static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol", "public",
        "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
        "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    ]

    /// The words that mean something after a dot.
    static let dottedKeywords: Set<String> = ["init", "self", "Self", "Type", "Protocol"]

    /// Names that a case of a `String` enum cannot have: members that the compiler synthesises, `none` and
    /// `some`, which mean an optional's, and words that mean something after a dot.
    static let takenMembers: Set<String> = [
        "allCases", "AllCases", "RawValue", "rawValue", "hashValue", "none", "some", "init", "self", "Self",
        "Type",
        "Protocol",
    ]
}
