package import InterfaceBuilder

/// What one source file says, read from its text alone. Nothing is looked up in other files and nothing is
/// evaluated: names are as written, expressions are symbolic.
///
/// Swift and Objective-C are lowered to the same vocabulary. An Objective-C message is a call whose base name is
/// the selector's first part and whose labels are the others: `registerNib:forCellReuseIdentifier:` is
/// `registerNib(_:forCellReuseIdentifier:)`, as Swift 2 spelled it.
package struct SourceFacts: Sendable {
    package var file: SourceFile
    package var language: Language
    /// Top-level types, protocols and extensions, in the file's order. Nested ones are inside.
    package var types: [TypeDeclaration]
    package var functions: [FunctionDeclaration]
    package var properties: [PropertyDeclaration]
    package var aliases: [TypeAlias]
    /// Code outside of every function, such as that of `main.swift`.
    package var statements: [Statement]
    /// Modules that the file imports.
    package var imports: [String]
    /// Macros of Objective-C whose text registers something.
    package var registeringMacros: [String] = []
    /// Where text is compiled out in every build: `#if false`, `#if 0`.
    package var inactive: [ByteRange]
    /// Where the text first nests more deeply than is read: what the file says there, or all of it, is missing here.
    package var unread: ByteRange?

    package init(file: SourceFile, language: Language) {
        self.file = file
        self.language = language
        types = []
        functions = []
        properties = []
        aliases = []
        statements = []
        imports = []
        inactive = []
    }

    package enum Language: Sendable {
        case swift
        case objectiveC
    }
}
