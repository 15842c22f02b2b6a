import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// A type as written. Suffixes such as `?` and `.Inner` are followed by a loop: their number has no limit.
    func type(_ node: TypeSyntax) -> TypeReference {
        var suffixes: [TypeSyntax] = []
        var current = node
        while let base = base(of: current) {
            suffixes.append(current)
            current = base
        }
        let start = self.start(of: current)
        let whole = ByteRange(start, self.end(of: node))
        let lowered = nested(suffixes.count + 1) {
            suffixes.reversed().reduce(innermost(current)) { result, suffix in
                TypeReference(
                    kind(suffix, on: result),
                    ByteRange(start, self.end(of: suffix)))
            }
        }
        return lowered ?? TypeReference(.other, whole)
    }

    private func base(of node: TypeSyntax) -> TypeSyntax? {
        switch node.as(TypeSyntaxEnum.self) {
        case .memberType(let member): member.baseType
        case .optionalType(let optional): optional.wrappedType
        case .implicitlyUnwrappedOptionalType(let optional): optional.wrappedType
        case .metatypeType(let metatype): metatype.baseType
        default: nil
        }
    }

    private func kind(_ suffix: TypeSyntax, on base: TypeReference) -> TypeReference.Kind {
        switch suffix.as(TypeSyntaxEnum.self) {
        case .memberType(let member):
            guard case .named(let components, _) = base.kind else { return .other }
            return .named(components + [name(member.name)], arguments(member.genericArgumentClause))
        case .metatypeType: return .metatype(base)
        default: return .optional(base)
        }
    }

    /// A type without suffixes.
    private func innermost(_ node: TypeSyntax) -> TypeReference {
        let range = range(node)
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let identifier):
            return TypeReference(
                .named([name(identifier.name)], arguments(identifier.genericArgumentClause)), range)
        case .arrayType(let array): return TypeReference(.array(type(array.element)), range)
        case .dictionaryType(let dictionary):
            return TypeReference(.dictionary(type(dictionary.key), type(dictionary.value)), range)
        case .tupleType(let tuple): return self.tuple(tuple, range)
        case .functionType(let function):
            return TypeReference(
                .function(function.parameters.map { type($0.type) }, type(function.returnClause.type)), range)
        case .compositionType(let composition):
            return TypeReference(.composition(composition.elements.map { type($0.type) }), range)
        case .someOrAnyType(let constrained): return type(constrained.constraint)
        case .attributedType(let attributed): return type(attributed.baseType)
        case .namedOpaqueReturnType(let opaque): return type(opaque.type)
        case .classRestrictionType: return TypeReference(.named(["AnyObject"], []), range)
        default: return TypeReference(.other, range)
        }
    }

    /// Parentheses around one type are dropped.
    private func tuple(_ node: TupleTypeSyntax, _ range: ByteRange) -> TypeReference {
        if node.elements.count == 1, let only = node.elements.first, only.firstName == nil {
            return type(only.type)
        }
        return TypeReference(.tuple(node.elements.map { type($0.type) }), range)
    }
}
