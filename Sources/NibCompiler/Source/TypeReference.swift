package import InterfaceBuilder

/// A type as source names it.
package struct TypeReference: Sendable {
    package var kind: Kind
    package var range: ByteRange

    package init(_ kind: Kind, _ range: ByteRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        /// `Outer.Inner<Argument>`: the components without generic arguments, and the last one's arguments.
        /// `Self` is one, too. `any P`, `some P` and attributes are dropped: `named(["P"], [])`.
        case named([String], [TypeReference])
        /// `T?` and `T!`.
        case optional(TypeReference)
        case array(TypeReference)
        case dictionary(TypeReference, TypeReference)
        case tuple([TypeReference])
        case function([TypeReference], TypeReference)
        /// `T.Type`, `T.Protocol`.
        case metatype(TypeReference)
        /// `P & Q`.
        case composition([TypeReference])
        /// Anything else.
        case other
    }

    /// The type without `?` and `!`.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = kind { wrapped.unwrapped } else { self }
    }

    /// Whether it is written with `?` or `!`.
    var isOptional: Bool { if case .optional = kind { true } else { false } }

    /// The dotted name of a named type, optionals stripped; nil for other types.
    package var name: String? {
        if case .named(let components, _) = unwrapped.kind { components.joined(separator: ".") } else { nil }
    }
}
