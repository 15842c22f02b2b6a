package import InterfaceBuilder

/// A class, struct, enum, protocol or actor, or an extension of one, as one file declares it.
package final class TypeDeclaration: Sendable {
    package let kind: Kind
    /// As written; dotted for an extension of a nested type. The name in its place.
    package let name: Located<String>
    /// The name for Objective-C of `@objc(Name)`.
    package let objectiveCName: String?
    package let generics: [GenericParameter]
    /// Superclass and protocols in their order; of an enum, the raw type first.
    package let inherited: [TypeReference]
    /// `where` clauses: `Self: UIView`, `T == Cell`.
    package let requirements: [GenericRequirement]
    package let properties: [PropertyDeclaration]
    package let functions: [FunctionDeclaration]
    package let cases: [EnumCase]
    package let aliases: [TypeAlias]
    /// Nested types; extensions do not nest.
    package let types: [TypeDeclaration]
    package let isFinal: Bool
    package let access: Access
    /// The whole declaration.
    package let range: ByteRange

    package init(
        kind: Kind, name: Located<String>, objectiveCName: String? = nil, generics: [GenericParameter] = [],
        inherited: [TypeReference] = [], requirements: [GenericRequirement] = [],
        properties: [PropertyDeclaration] = [], functions: [FunctionDeclaration] = [],
        cases: [EnumCase] = [], aliases: [TypeAlias] = [], types: [TypeDeclaration] = [],
        isFinal: Bool = false, access: Access = .internal, range: ByteRange
    ) {
        self.kind = kind
        self.name = name
        self.objectiveCName = objectiveCName
        self.generics = generics
        self.inherited = inherited
        self.requirements = requirements
        self.properties = properties
        self.functions = functions
        self.cases = cases
        self.aliases = aliases
        self.types = types
        self.isFinal = isFinal
        self.access = access
        self.range = range
    }

    package enum Kind: Sendable {
        case `class`
        case `struct`
        case `enum`
        case `protocol`
        case actor
        /// Of Objective-C: a category, a class extension and `@implementation`, too.
        case `extension`
    }
}

/// How far a declaration is visible.
package enum Access: Sendable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open
}

/// A generic parameter with the type that it must be, if one is written.
package struct GenericParameter: Sendable {
    package var name: String
    package var constraint: TypeReference?

    package init(name: String, constraint: TypeReference?) {
        self.name = name
        self.constraint = constraint
    }
}

/// `subject: type` or `subject == type`.
package struct GenericRequirement: Sendable {
    package var subject: TypeReference
    package var isSameType: Bool
    package var type: TypeReference

    package init(subject: TypeReference, isSameType: Bool, type: TypeReference) {
        self.subject = subject
        self.isSameType = isSameType
        self.type = type
    }
}

/// A case of an enum.
package struct EnumCase: Sendable {
    package var name: Located<String>
    /// As written. Nil: implicit, the name of a String enum.
    package var rawValue: Expression?
    package var associated: [(label: String?, type: TypeReference)]

    package init(
        name: Located<String>, rawValue: Expression?, associated: [(label: String?, type: TypeReference)]
    ) {
        self.name = name
        self.rawValue = rawValue
        self.associated = associated
    }
}

/// `typealias Name = Type`; `associatedtype Name: Constraint = Type` of a protocol, `type` nil without default.
package struct TypeAlias: Sendable {
    package var name: String
    package var generics: [GenericParameter]
    package var type: TypeReference?
    package var isAssociatedType: Bool

    package init(name: String, generics: [GenericParameter], type: TypeReference?, isAssociatedType: Bool) {
        self.name = name
        self.generics = generics
        self.type = type
        self.isAssociatedType = isAssociatedType
    }
}

extension TypeAlias {
    /// Its own generic parameters, which whoever names it binds.
    var unknownGenerics: [String: SwiftType] {
        Dictionary(generics.map { ($0.name, .unknown) }) { first, _ in first }
    }
}
