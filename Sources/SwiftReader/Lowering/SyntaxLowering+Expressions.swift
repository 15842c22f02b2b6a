import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// An expression. Calls, members and other suffixes are followed by a loop: their number has no limit.
    func expression(_ node: ExprSyntax) -> Expression {
        var suffixes: [ExprSyntax] = []
        var current = node
        while let base = base(of: current) {
            suffixes.append(current)
            current = base
        }
        if suffixes.isEmpty {
            return nested { primary(node) } ?? drop(node)
        }
        let start = self.start(of: current)
        let whole = ByteRange(start, self.end(of: node))
        if suffixes.count > Self.maximumDepth / 2 {
            return flattened(suffixes, on: current, whole)
        }
        let lowered = nested(suffixes.count + 1) {
            suffixes.reversed().reduce(primary(current)) { result, suffix in
                apply(suffix, to: result, from: start)
            }
        }
        return lowered ?? flattened(suffixes, on: current, whole)
    }

    /// How many suffixes are lowered as one chain where they are too many.
    private static let maximumSuffixes = maximumDepth / 8

    /// A chain that is too long, in pieces side by side: all but the first are of something unknown, so that no call
    /// in it is lost.
    private func flattened(_ suffixes: [ExprSyntax], on first: ExprSyntax, _ whole: ByteRange) -> Expression {
        let ordered = Array(suffixes.reversed())
        let parts = nested(Self.maximumSuffixes + 3) { () -> [Expression] in
            var result: [Expression] = []
            var base = nested { primary(first) } ?? drop(first)
            for position in ordered.indices {
                base = apply(ordered[position], to: base, from: whole.lowerBound)
                if (position + 1).isMultiple(of: Self.maximumSuffixes) {
                    result.append(base)
                    base = Expression(.other([]), base.range)
                }
            }
            return result + [base]
        }
        return parts.map { Expression(.other($0), whole) } ?? drop(first)
    }

    /// An expression without suffixes.
    private func primary(_ node: ExprSyntax) -> Expression {
        let kind: Expression.Kind
        switch node.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return string(literal)
        case .integerLiteralExpr(let literal): kind = number(literal.literal.text)
        case .floatLiteralExpr(let literal): kind = number(literal.literal.text)
        case .booleanLiteralExpr(let literal): kind = .bool(literal.literal.text == "true")
        case .nilLiteralExpr: kind = .null
        case .declReferenceExpr(let reference): kind = .name(name(reference))
        case .superExpr: kind = .name("super")
        case .discardAssignmentExpr: kind = .name("_")
        case .memberAccessExpr(let member): kind = .member(nil, located(member.declName))
        case .arrayExpr(let array): kind = .array(array.elements.map { expression($0.expression) })
        case .dictionaryExpr(let dictionary): kind = .dictionary(pairs(of: dictionary))
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
                return expression(only.expression)
            }
            kind = .tuple(arguments(tuple.elements))
        case .closureExpr(let closure): return closureExpression(closure)
        case .sequenceExpr(let sequence): return OperatorFold(self).fold(sequence)
        case .ifExpr(let branches): kind = .branching(ifStatement(branches))
        case .switchExpr(let branches): kind = .branching(switchStatement(branches))
        case .tryExpr(let node): return expression(node.expression)
        case .awaitExpr(let node): return expression(node.expression)
        case .inOutExpr(let node): kind = .prefix("&", expression(node.expression))
        case .prefixOperatorExpr(let node):
            kind = .prefix(node.operator.text, expression(node.expression))
        case .keyPathExpr(let path): kind = keyPath(path)
        case .typeExpr(let node): return typeExpression(node)
        default: return wrapped(node)
        }
        return Expression(kind, range(node))
    }

    private func number(_ text: String) -> Expression.Kind {
        NumberLiteral.value(of: text).map { .number($0) } ?? .other([])
    }

    /// A name with its argument labels, if they are written: `name(_:label:)`.
    private func name(_ reference: DeclReferenceExprSyntax) -> String {
        guard let labels = reference.argumentNames else { return name(reference.baseName) }
        return name(reference.baseName) + "(" + labels.arguments.map { name($0.name) + ":" }.joined() + ")"
    }

    func located(_ reference: DeclReferenceExprSyntax) -> Located<String> {
        Located(name(reference), range(reference))
    }

    private func pairs(of node: DictionaryExprSyntax) -> [(key: Expression, value: Expression)] {
        guard case .elements(let elements) = node.content else { return [] }
        return elements.map { (expression($0.key), expression($0.value)) }
    }

    private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
        var components = node.root.flatMap { type($0).name }?.split(separator: ".").map(String.init) ?? []
        for component in node.components {
            if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
                components.append(name(property.declName))
            } else if !component.component.is(KeyPathOptionalComponentSyntax.self) {
                return .other(contained(in: Syntax(node)))
            }
        }
        return .keyPath(components)
    }

    private func typeExpression(_ node: TypeExprSyntax) -> Expression {
        let reference = type(node.type)
        if case .named(let components, let arguments) = reference.kind, components.count == 1,
            arguments.isEmpty
        {
            return Expression(.name(components[0]), reference.range)
        }
        return Expression(.type(reference), reference.range)
    }

    /// A node of no kind of ours: what it contains; just that where it only puts a word before.
    private func wrapped(_ node: ExprSyntax) -> Expression {
        let parts = contained(in: Syntax(node))
        let isMarked = ["unsafeExpr", "copyExpr", "consumeExpr", "borrowExpr", "packElementExpr"]
            .contains("\(node.kind)")
        return isMarked && parts.count == 1 ? parts[0] : Expression(.other(parts), range(node))
    }
}
