package import InterfaceBuilder

/// A statement of a function's, closure's or accessor's body.
package indirect enum Statement: Sendable {
    case expression(Expression)
    /// `let` and `var`. Local properties with a getter are among them.
    case declare([PropertyDeclaration])
    /// `let (a, b) = …`, a destructuring declaration.
    case destructure(Pattern, TypeReference?, Expression?)
    /// `target = value`. `+=` and its like are expressions.
    case assign(Expression, Expression)
    case `return`(Expression?, ByteRange)
    case `if`([Condition], then: [Statement], otherwise: [Statement])
    case `guard`([Condition], otherwise: [Statement])
    case `switch`(Expression, [Case])
    /// `for pattern in sequence where condition { body }`.
    case loop(Pattern, Expression, filter: Expression?, [Statement])
    /// `while` and `repeat`.
    case whileLoop([Condition], [Statement])
    /// `do { … }` without a `catch`, `defer { … }`, any other block. With a `catch`, it is an `if` of which it is not
    /// known whether the condition is met.
    case block([Statement])
    /// `#if`: the clauses, of which one is compiled.
    case conditional([[Statement]])
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    /// `break`, `continue`, `throw`: the control leaves the block; with what is thrown. `fallthrough` is the next
    /// case's body, and the end of the own one.
    case leave(Expression?)

    package struct Case: Sendable {
        /// Empty for `default`.
        package var patterns: [Pattern]
        package var filter: Expression?
        package var body: [Statement]

        package init(patterns: [Pattern], filter: Expression?, body: [Statement]) {
            self.patterns = patterns
            self.filter = filter
            self.body = body
        }
    }

    package enum Condition: Sendable {
        case boolean(Expression)
        /// `if let name = value`, `if case pattern = value`; value nil for the short form `if let name`.
        case binding(Pattern, Expression?)
        /// `#available` and its like: anything that nothing is known of.
        case availability
    }
}

extension Statement {
    /// `break`: what it leaves is the innermost `switch` or loop. No name in source is its keyword.
    package static func breaking(_ range: ByteRange) -> Statement {
        .leave(Expression(.name("break"), range))
    }

    package var isBreak: Bool {
        if case .leave(let value?) = self, case .name("break") = value.kind { true } else { false }
    }
}
