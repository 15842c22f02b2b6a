import InterfaceBuilder

/// A type of the program: everything that all files say of it, or of a type that is declared in none, what is
/// known of it.
package struct TypeSymbol: Sendable {
    package let id: TypeID
    /// Dotted for nested types.
    package let name: String
    /// The name that tells it from types of other files: that of a private type has its file's number.
    let key: String
    package internal(set) var kind: Kind
    /// Its declarations: none for a type of a library, several where targets have a type of one name.
    package internal(set) var declarations: [Declared<TypeDeclaration>] = []
    package internal(set) var extensions: [Declared<TypeDeclaration>] = []
    package internal(set) var superclass: Superclass = .none
    /// The protocols that it says it conforms to, those of its extensions included.
    package internal(set) var protocols: [TypeID] = []
    /// Direct subclasses; of a protocol, the types and protocols that name it.
    package internal(set) var subtypes: [TypeID] = []
    package internal(set) var members: [String: [Member]] = [:]
    /// Members that files declare which were not read in full: the files' numbers by name.
    package internal(set) var outlined: [String: [Int]] = [:]
    package internal(set) var generics: [GenericParameter] = []
    /// The files that declare it or extend it without having been read in full.
    package internal(set) var outlineFiles: [Int] = []
    /// Whether a file that could not be read may extend it or inherit from it.
    var hasUnreadParts = false

    package enum Kind: Sendable {
        case `class`
        case `struct`
        case `enum`
        case `protocol`
        /// Declared in no file: it may be a class, protocol or anything else, unless UIKit's.
        case external
    }

    package enum Superclass: Sendable {
        case none
        case type(TypeID, [TypeReference])
        /// The first inherited name is declared nowhere: a class or a protocol of a library.
        case unknown(String)
    }

    /// Whether it is declared more than once, for several targets: which one is meant is not known.
    package var isAmbiguous: Bool { declarations.count > 1 }

    /// The name without those of the types around it.
    package var simpleName: String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

/// A declaration and the number of its file.
package struct Declared<Declaration: Sendable>: Sendable {
    package var declaration: Declaration
    package var file: Int
}

/// A member of a type, or a global name.
package struct Member: Sendable {
    package var kind: Kind
    package var file: Int
    /// What the extension that it stands in asks of `Self`.
    package var requirements: [GenericRequirement]

    package enum Kind: Sendable {
        case property(PropertyDeclaration)
        case function(FunctionDeclaration)
        case enumCase(EnumCase)
        case alias(TypeAlias)
        case type(TypeID)
    }

    var isStatic: Bool {
        switch kind {
        case .property(let property): property.isStatic
        case .function(let function): function.isStatic
        case .enumCase, .alias, .type: true
        }
    }
}
