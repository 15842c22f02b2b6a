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
    /// Why something that the file says, or all of it, is missing here or not where it seems to be.
    package var unread: Unread?

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

    /// A place from which on a text is not read, or not as it is meant.
    package struct Unread: Sendable {
        package var place: ByteRange
        package var reason: Reason

        package init(_ reason: Reason, at place: ByteRange) {
            self.place = place
            self.reason = reason
        }

        package enum Reason: Sendable {
            /// It first nests more deeply than is read.
            case deep
            /// A brace has no counterpart.
            case brace
            /// Two versions of it stand side by side.
            case conflict
        }
    }

    package enum Language: Sendable {
        case swift
        case objectiveC
    }
}
