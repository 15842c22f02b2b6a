import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// What a suffix is applied to; nil for an expression that is none.
    func base(of node: ExprSyntax) -> ExprSyntax? {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): member.base
        case .functionCallExpr(let call): call.calledExpression
        case .subscriptCallExpr(let call): call.calledExpression
        case .optionalChainingExpr(let chaining): chaining.expression
        case .forceUnwrapExpr(let unwrap): unwrap.expression
        case .genericSpecializationExpr(let specialization): specialization.expression
        case .postfixOperatorExpr(let postfix): postfix.expression
        case .postfixIfConfigExpr(let condition): condition.base
        default: nil
        }
    }

    /// One suffix around an expression that starts at `start`.
    func apply(_ suffix: ExprSyntax, to base: Expression, from start: Int) -> Expression {
        let kind: Expression.Kind
        switch suffix.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member):
            let name = located(member.declName)
            kind = .member(name.value == "self" ? typeIfCollection(base) : base, name)
        case .functionCallExpr: kind = .call(typeIfCollection(base), arguments(of: suffix))
        case .subscriptCallExpr: kind = .index(base, arguments(of: suffix))
        case .forceUnwrapExpr: kind = .unwrapped(base)
        case .genericSpecializationExpr(let specialization):
            kind = .specialized(base, arguments(specialization.genericArgumentClause))
        case .optionalChainingExpr: return base
        // As code sees it, the same as before its operand.
        case .postfixOperatorExpr(let node) where node.operator.text != "...":
            kind = .prefix(node.operator.text, base)
        default: kind = .other([base] + arguments(of: suffix).map(\.value))
        }
        return Expression(kind, ByteRange(start, self.end(of: suffix)))
    }

    /// The arguments that a suffix adds, trailing closures last.
    func arguments(of suffix: ExprSyntax) -> [Expression.Argument] {
        switch suffix.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            arguments(call.arguments)
                + closures(call.trailingClosure, call.additionalTrailingClosures)
        case .subscriptCallExpr(let call):
            arguments(call.arguments)
                + closures(call.trailingClosure, call.additionalTrailingClosures)
        case .postfixIfConfigExpr(let condition):
            activeElements(of: condition.config).compactMap { elements in
                guard case .postfixExpression(let node) = elements else { return nil }
                return Expression.Argument(label: nil, value: expression(node))
            }
        default: []
        }
    }

    func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
        list.map { argument in
            Expression.Argument(
                label: argument.label.flatMap(label), value: expression(argument.expression))
        }
    }

    func closures(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [Expression.Argument] {
        guard let first else { return [] }
        return [Expression.Argument(label: nil, value: closureExpression(first))]
            + others.map { Expression.Argument(label: label($0.label), value: closureExpression($0.closure)) }
    }

    /// `[Cell]` before `(` and `.self` is a type.
    private func typeIfCollection(_ expression: Expression) -> Expression {
        switch expression.kind {
        case .array, .dictionary:
            typeReference(expression).map { Expression(.type($0), expression.range) } ?? expression
        default: expression
        }
    }
}
