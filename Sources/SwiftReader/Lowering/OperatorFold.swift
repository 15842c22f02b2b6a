import InterfaceBuilder
import NibCompiler
import SwiftSyntax

/// Turns operands and operators in a row into a tree, by a stack of operators that wait for their right side.
struct OperatorFold {
    /// More operators than this are not folded: the operands stand side by side.
    static let maximumCount = 100

    private enum Operator {
        case binary(String)
        case ternary(Expression)
    }

    private let lowering: SyntaxLowering
    private var operands: [Expression] = []
    private var operators: [(Operator, OperatorPrecedence)] = []

    init(_ lowering: SyntaxLowering) {
        self.lowering = lowering
    }

    consuming func fold(_ sequence: SequenceExprSyntax) -> Expression {
        let elements = Array(sequence.elements)
        let count = elements.count / 2
        if count <= Self.maximumCount,
            let folded = lowering.nested(count, { [self] in self.folded(elements) }), let folded
        {
            return folded
        }
        let range = lowering.range(
            elements.first ?? ExprSyntax(sequence), elements.last ?? ExprSyntax(sequence))
        return Expression(.other(flat(elements)), range)
    }

    private func flat(_ elements: [ExprSyntax]) -> [Expression] {
        elements.flatMap { element -> [Expression] in
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .unresolvedAsExpr, .unresolvedIsExpr,
                .typeExpr:
                []
            case .unresolvedTernaryExpr(let ternary): [lowering.expression(ternary.thenExpression)]
            default: [lowering.expression(element)]
            }
        }
    }

    /// Nil where operands and operators do not alternate.
    private consuming func folded(_ elements: [ExprSyntax]) -> Expression? {
        var index = 0
        while index < elements.count {
            let element = elements[index]
            guard !index.isMultiple(of: 2) else {
                operands.append(lowering.expression(element))
                index += 1
                continue
            }
            guard index + 1 < elements.count else { return nil }
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let node):
                push(.binary(node.operator.text), OperatorPrecedence(node.operator.text))
            case .assignmentExpr: push(.binary("="), .assignment)
            case .arrowExpr: push(.binary("->"), .arrow)
            case .unresolvedTernaryExpr(let node):
                push(.ternary(lowering.expression(node.thenExpression)), .ternary)
            case .unresolvedAsExpr(let node):
                let form: Expression.CastForm =
                    switch node.questionOrExclamationMark?.text {
                    case nil: .plain
                    case "?": .conditional
                    default: .forced
                    }
                guard convert(elements[index + 1], { .cast($0, $1, form) }) else { return nil }
                index += 1
            case .unresolvedIsExpr:
                guard convert(elements[index + 1], { .typeTest($0, $1) }) else { return nil }
                index += 1
            default: return nil
            }
            index += 1
        }
        reduce(to: 0, bindsRight: false)
        return operands.count == 1 ? operands[0] : nil
    }

    private mutating func push(_ symbol: Operator, _ precedence: OperatorPrecedence) {
        reduce(to: precedence.level, bindsRight: precedence.bindsRight)
        operators.append((symbol, precedence))
    }

    /// Applies the waiting operators that bind more tightly than `level`, or as tightly from the left.
    private mutating func reduce(to level: Int, bindsRight: Bool) {
        while let (symbol, precedence) = operators.last,
            precedence.level > level || precedence.level == level && !bindsRight,
            let right = operands.popLast(), let left = operands.popLast()
        {
            operators.removeLast()
            let range = ByteRange(left.range.lowerBound, right.range.upperBound)
            let kind: Expression.Kind =
                switch symbol {
                case .ternary(let first): .ternary(left, first, right)
                case .binary("??"): .coalesced(left, right)
                case .binary(let name): .binary(name, left, right)
                }
            operands.append(Expression(kind, range))
        }
    }

    /// `as` and `is` with the type that follows; false where there is none.
    private mutating func convert(
        _ node: ExprSyntax, _ kind: (Expression, TypeReference) -> Expression.Kind
    ) -> Bool {
        guard let node = node.as(TypeExprSyntax.self) else { return false }
        reduce(to: OperatorPrecedence.cast.level, bindsRight: false)
        guard let operand = operands.popLast() else { return false }
        let type = lowering.type(node.type)
        let range = ByteRange(operand.range.lowerBound, type.range.upperBound)
        operands.append(Expression(kind(operand, type), range))
        return true
    }
}
