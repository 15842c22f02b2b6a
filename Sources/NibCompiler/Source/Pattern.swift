package import InterfaceBuilder

/// A pattern of a `case`, a loop or a binding.
package indirect enum Pattern: Sendable {
    /// `_`
    case any
    /// A new name: `let x`, the `x` of `for x in`, with its type where one is written.
    case name(Located<String>, TypeReference?)
    case tuple([Pattern])
    /// `.name` or `Type.name`, with the patterns of its associated values.
    case enumCase(TypeReference?, Located<String>, [Pattern])
    /// `let x as T` and `is T`; the inner pattern is `any` for `is`.
    case cast(Pattern, TypeReference)
    /// `x?`
    case optional(Pattern)
    case expression(Expression)
}

extension Pattern {
    /// The names that it binds.
    var names: [String] {
        switch self {
        case .name(let name, _): [name.value]
        case .tuple(let patterns), .enumCase(_, _, let patterns): patterns.flatMap(\.names)
        case .optional(let pattern), .cast(let pattern, _): pattern.names
        case .any, .expression: []
        }
    }
}
