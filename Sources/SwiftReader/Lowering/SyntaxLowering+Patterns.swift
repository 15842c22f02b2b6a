import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    func pattern(_ node: PatternSyntax, _ annotation: TypeAnnotationSyntax? = nil) -> Pattern {
        nested {
            switch node.as(PatternSyntaxEnum.self) {
            case .identifierPattern(let identifier):
                return .name(located(identifier.identifier), annotation.map { type($0.type) })
            case .valueBindingPattern(let binding): return pattern(binding.pattern, annotation)
            case .tuplePattern(let tuple):
                if tuple.elements.count == 1, let only = tuple.elements.first {
                    return pattern(only.pattern)
                }
                return .tuple(tuple.elements.map { pattern($0.pattern) })
            case .isTypePattern(let test): return .cast(.any, type(test.type))
            case .expressionPattern(let node): return pattern(node.expression)
            default: return .any
            }
        } ?? .any
    }

    /// A pattern in the form of an expression: `.name(let x)`, `x?`, `(let a, 1)`, `let x as T`.
    private func pattern(_ node: ExprSyntax) -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return pattern(node.pattern)
        case .discardAssignmentExpr: return .any
        case .memberAccessExpr(let member):
            return enumCase(member, []) ?? .expression(expression(node))
        case .functionCallExpr(let call):
            guard call.trailingClosure == nil,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                let result = enumCase(member, call.arguments.map { nestedPattern($0.expression) })
            else { return .expression(expression(node)) }
            return result
        case .optionalChainingExpr(let chaining): return .optional(nestedPattern(chaining.expression))
        case .tupleExpr(let tuple):
            let parts = tuple.elements.map { nestedPattern($0.expression) }
            return parts.count == 1 ? parts[0] : .tuple(parts)
        case .sequenceExpr(let sequence):
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
                let target = parts[2].as(TypeExprSyntax.self)
            else { return .expression(expression(node)) }
            return .cast(nestedPattern(parts[0]), type(target.type))
        default: return .expression(expression(node))
        }
    }

    private func nestedPattern(_ node: ExprSyntax) -> Pattern {
        nested { pattern(node) } ?? .any
    }

    /// `.name` and `Type.name`; nil where the base is no type by its looks: a type's name starts with a capital
    /// letter or an underscore.
    private func enumCase(_ member: MemberAccessExprSyntax, _ parts: [Pattern]) -> Pattern? {
        let name = located(member.declName.baseName)
        guard let node = member.base else { return .enumCase(nil, name, parts) }
        guard name.value != "self", let type = typeReference(expression(node)),
            case .named(let components, _) = type.kind,
            components.allSatisfy({ $0.first.map { $0.isUppercase || $0 == "_" } ?? false })
        else { return nil }
        return .enumCase(type, name, parts)
    }

    /// The type that an expression names: `Name`, `Outer.Name`, `Name<T>`, `[Name]`.
    func typeReference(_ expression: Expression) -> TypeReference? {
        switch expression.kind {
        case .name(let name): return TypeReference(.named([name], []), expression.range)
        case .type(let type): return type
        case .member(let base?, let name):
            guard case .named(let components, _)? = typeReference(base)?.kind else { return nil }
            return TypeReference(.named(components + [name.value], []), expression.range)
        case .specialized(let base, let arguments):
            guard case .named(let components, _)? = typeReference(base)?.kind else { return nil }
            return TypeReference(.named(components, arguments), expression.range)
        case .array(let elements):
            guard elements.count == 1, let element = typeReference(elements[0]) else { return nil }
            return TypeReference(.array(element), expression.range)
        case .dictionary(let pairs):
            guard pairs.count == 1, let key = typeReference(pairs[0].key),
                let value = typeReference(pairs[0].value)
            else { return nil }
            return TypeReference(.dictionary(key, value), expression.range)
        default: return nil
        }
    }
}
