import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.map {
            GenericParameter(name: name($0.name), constraint: $0.inheritedType.map(type))
        }
    }

    func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
        guard let clause else { return [] }
        return clause.requirements.compactMap { item in
            switch item.requirement {
            case .sameTypeRequirement(let requirement):
                guard let left = Syntax(requirement.leftType).as(TypeSyntax.self),
                    let right = Syntax(requirement.rightType).as(TypeSyntax.self)
                else { return nil }
                return GenericRequirement(subject: type(left), isSameType: true, type: type(right))
            case .conformanceRequirement(let requirement):
                return GenericRequirement(
                    subject: type(requirement.leftType), isSameType: false, type: type(requirement.rightType))
            default: return nil
            }
        }
    }

    /// The types between `<` and `>`.
    func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            Syntax(argument.argument).as(TypeSyntax.self).map(type)
                ?? TypeReference(.other, range(argument))
        }
    }
}
