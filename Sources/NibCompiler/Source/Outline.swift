import InterfaceBuilder

/// What a source file declares, by a scan of its bytes: enough to decide whether it has to be read in full, and
/// where a name is declared.
package struct Outline: Sendable {
    /// Whether the file holds a word of registration, dequeueing, outlets or actions, outside comments.
    package var hasReuseWords: Bool
    /// Every type, protocol and extension; nested ones under their dotted name.
    package var types: [TypeEntry]
    /// Names of global constants, variables, functions and typealiases.
    package var globals: [String]
    /// The modules that it imports, each as often as it does.
    package var imports: [String]
    /// Names of variables that its code may set: those before an assignment, after `&`, in a key path.
    package var written: Set<String>

    package init(
        hasReuseWords: Bool, types: [TypeEntry], globals: [String], imports: [String] = [],
        written: Set<String> = []
    ) {
        self.hasReuseWords = hasReuseWords
        self.types = types
        self.globals = globals
        self.imports = imports
        self.written = written
    }

    /// Names of what it declares at the top level: types and globals.
    var topLevelNames: [String] {
        types.filter { $0.kind != .extension && !$0.name.contains(".") }.map(\.name) + globals
    }

    package struct TypeEntry: Sendable {
        package var kind: TypeDeclaration.Kind
        /// Dotted for nested types.
        package var name: String
        /// The names after the colon, generic arguments dropped.
        package var inherited: [String]
        /// Names of members: properties, functions, cases, typealiases, nested types.
        package var members: [String]

        package init(
            kind: TypeDeclaration.Kind, name: String, inherited: [String], members: [String]
        ) {
            self.kind = kind
            self.name = name
            self.inherited = inherited
            self.members = members
        }
    }
}
