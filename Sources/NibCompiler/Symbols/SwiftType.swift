/// The number of a type in its `SymbolTable`.
package struct TypeID: Hashable, Comparable, Sendable {
    package var number: Int

    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A type as far as it is known. Optionals are stripped: a value is what it is when it is there.
package indirect enum SwiftType: Hashable, Sendable {
    case nominal(TypeID, [SwiftType])
    case array(SwiftType)
    case dictionary(SwiftType, SwiftType)
    case tuple([SwiftType])
    /// A function, with what it returns.
    case function(SwiftType)
    case metatype(SwiftType)
    /// A generic parameter that nothing binds.
    case generic(String)
    case unknown

    /// The nominal type's number; nil for other types.
    package var id: TypeID? {
        if case .nominal(let id, _) = self { id } else { nil }
    }

    /// The first generic parameter in it that nothing binds.
    var generic: String? {
        switch self {
        case .generic(let name): name
        case .nominal(_, let arguments), .tuple(let arguments): arguments.lazy.compactMap(\.generic).first
        case .array(let element), .metatype(let element), .function(let element): element.generic
        case .dictionary(let key, let value): key.generic ?? value.generic
        case .unknown: nil
        }
    }

    var element: SwiftType {
        switch self {
        case .array(let element): element
        case .dictionary(let key, let value): .tuple([key, value])
        default: .unknown
        }
    }
}
