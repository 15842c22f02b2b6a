package import InterfaceBuilder

/// An expression, symbolic and unevaluated. Parentheses, `try` and `await` are dropped.
package final class Expression: Sendable {
    package let kind: Kind
    /// The expression's text, without the space around it.
    package let range: ByteRange

    package init(_ kind: Kind, _ range: ByteRange) {
        self.kind = kind
        self.range = range
    }

    package enum Kind: Sendable {
        /// A string literal without interpolations, escapes resolved.
        case string(String)
        /// A literal with interpolations: its parts in order, literal ones as `string`.
        case interpolation([Expression])
        case number(Double)
        case bool(Bool)
        case null
        /// A name without a base: `tableView`, `self`, `Self`, `super`, `$0`, a type's name. Backticks are dropped.
        case name(String)
        /// `base.name`; base nil for `.name`. `X.self` is `member(X, "self")`. Optional chaining is dropped: `a?.b`
        /// is `a.b`.
        case member(Expression?, Located<String>)
        /// Trailing closures are arguments after the others; the first without a label.
        case call(Expression, [Argument])
        case index(Expression, [Argument])
        /// `name<T>`: a name or member with generic arguments.
        case specialized(Expression, [TypeReference])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([Argument])
        case closure(Closure)
        /// `x as T`, `x as? T`, `x as! T`.
        case cast(Expression, TypeReference, CastForm)
        case typeTest(Expression, TypeReference)
        /// `condition ? first : second`.
        case ternary(Expression, Expression, Expression)
        /// `a ?? b`.
        case coalesced(Expression, Expression)
        /// `x!`.
        case unwrapped(Expression)
        /// Any other operator between two operands, assignment apart: `+`, `==`, `===`, `&&`.
        case binary(String, Expression, Expression)
        /// A prefix operator; `&x` of an argument that is handed over to be changed is one.
        case prefix(String, Expression)
        /// An `if` or `switch` used as a value: the one statement. Each branch's value is its last expression.
        case branching(Statement)
        /// A type written where an expression stands and that is no plain name: `[Cell]`, `Foo<Bar>` before `(`.
        case type(TypeReference)
        /// `\.name`, `\Type.name`: the components.
        case keyPath([String])
        /// Anything else; what it contains, so that calls inside are not lost.
        case other([Expression])
    }

    package enum CastForm: Sendable {
        /// `as T`
        case plain
        /// `as? T`
        case conditional
        /// `as! T`, and a cast in Objective-C, where a wrong class shows itself at the first message.
        case forced
    }

    package struct Argument: Sendable {
        /// Nil where there is none.
        package var label: String?
        package var value: Expression

        package init(label: String?, value: Expression) {
            self.label = label
            self.value = value
        }
    }
}

extension Expression.Kind {
    /// A string literal without interpolations. What it says is not known where a byte of it could not be decoded.
    package static func literal(_ text: String) -> Expression.Kind {
        text.utf8.contains(SourceDecoder.substitute) ? .other([]) : .string(text)
    }
}
