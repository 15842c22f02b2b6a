import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    func closureExpression(_ node: ClosureExprSyntax) -> Expression {
        let range = range(node)
        let lowered = nested {
            let captured = captures(node.signature?.capture)
            return Closure(
                parameters: parameters(node.signature),
                result: (node.signature?.returnClause?.type).map(type),
                body: captured + statements(of: node.statements), range: range)
        }
        return Expression(lowered.map { .closure($0) } ?? .other([]), range)
    }

    private func parameters(_ signature: ClosureSignatureSyntax?) -> [(name: String, type: TypeReference?)] {
        switch signature?.parameterClause {
        case .simpleInput(let list): return list.map { (name($0.name), nil) }
        case .parameterClause(let clause):
            return clause.parameters.map {
                (name($0.secondName ?? $0.firstName), $0.type.map(type))
            }
        default: return []
        }
    }

    /// `[cell = self.cell]` is a constant of the body. A captured name as such says nothing.
    private func captures(_ clause: ClosureCaptureClauseSyntax?) -> [Statement] {
        guard let clause else { return [] }
        let properties = clause.items.compactMap { capture -> PropertyDeclaration? in
            guard let parts = captureParts(capture) else { return nil }
            return PropertyDeclaration(
                name: located(parts.name), value: expression(parts.value), isConstant: true,
                isWeak: capture.specifier?.specifier.text == "weak", range: range(capture))
        }
        return properties.isEmpty ? [] : [.declare(properties)]
    }

    /// The name and the value of `name = value`; swift-syntax has named them in two ways.
    private func captureParts(_ capture: ClosureCaptureSyntax) -> (name: TokenSyntax, value: ExprSyntax)? {
        var name: TokenSyntax?
        for child in capture.children(viewMode: .sourceAccurate) {
            if let token = child.as(TokenSyntax.self), case .identifier = token.tokenKind { name = token }
            let value = child.as(ExprSyntax.self) ?? child.as(InitializerClauseSyntax.self)?.value
            if let name, let value { return (name, value) }
        }
        return nil
    }
}
