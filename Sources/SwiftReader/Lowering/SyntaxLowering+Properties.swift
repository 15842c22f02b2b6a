import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// The properties of a declaration outside of functions. Destructured names have no value of their own: the
    /// first one holds the whole.
    func properties(of node: VariableDeclSyntax, inObjectiveC: Bool) -> [PropertyDeclaration] {
        bindings(of: node).flatMap { binding, type -> [PropertyDeclaration] in
            if let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                return [property(located(token), type, binding, of: node, inObjectiveC: inObjectiveC)]
            }
            var value = binding.initializer.map {
                Expression(.other([expression($0.value)]), range($0.value))
            }
            return names(in: pattern(binding.pattern)).map { name in
                defer { value = nil }
                return PropertyDeclaration(
                    name: name, value: value, isConstant: isConstant(node), range: range(node))
            }
        }
    }

    /// `let` and `var` in a function's body.
    func statements(of node: VariableDeclSyntax) -> [Statement] {
        var result: [Statement] = []
        var properties: [PropertyDeclaration] = []
        for (binding, type) in bindings(of: node) {
            if let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                properties.append(property(located(token), type, binding, of: node, inObjectiveC: false))
                continue
            }
            if !properties.isEmpty { result.append(.declare(properties)) }
            properties = []
            result.append(
                .destructure(
                    pattern(binding.pattern), type, binding.initializer.map { expression($0.value) }))
        }
        return properties.isEmpty ? result : result + [.declare(properties)]
    }

    /// The bindings with their types; `var a, b: Int` gives both the type.
    private func bindings(of node: VariableDeclSyntax) -> [(PatternBindingSyntax, TypeReference?)] {
        var shared: TypeReference?
        let bindings = node.bindings.reversed().map { binding in
            if let annotation = binding.typeAnnotation {
                shared = type(annotation.type)
            } else if binding.initializer != nil || binding.accessorBlock != nil {
                shared = nil
            }
            return (binding, shared)
        }
        return bindings.reversed()
    }

    private func property(
        _ name: Located<String>, _ type: TypeReference?, _ binding: PatternBindingSyntax,
        of node: VariableDeclSyntax, inObjectiveC: Bool
    ) -> PropertyDeclaration {
        let markers = Markers(node.modifiers, node.attributes)
        let accessors = accessors(binding.accessorBlock)
        let (type, value) = typed(type, binding.initializer.map { expression($0.value) })
        return PropertyDeclaration(
            name: name, type: type, value: value,
            getter: accessors.getter, observers: accessors.observers, isStatic: markers.isStatic,
            isConstant: isConstant(node), isLazy: markers.isLazy, isWeak: markers.isWeak,
            isWrapped: markers.isWrapped,
            isOverride: markers.isOverride, isOutlet: markers.isOutlet,
            isOutletCollection: markers.isOutlet && isArray(type),
            isObjectiveC: isObjectiveC(markers, inObjectiveC), objectiveCName: markers.objectiveCName,
            access: markers.access, isSetterPrivate: markers.isSetterPrivate,
            range: node.bindings.count == 1 ? range(node) : range(binding))
    }

    /// `= [Row]()` is `: [Row] = []`.
    private func typed(_ type: TypeReference?, _ value: Expression?) -> (TypeReference?, Expression?) {
        guard type == nil, let value, case .call(let callee, let arguments) = value.kind, arguments.isEmpty,
            case .type(let made) = callee.kind
        else { return (type, value) }
        switch made.kind {
        case .array: return (made, Expression(.array([]), value.range))
        case .dictionary: return (made, Expression(.dictionary([]), value.range))
        default: return (type, value)
        }
    }

    private func isConstant(_ node: VariableDeclSyntax) -> Bool {
        node.bindingSpecifier.text == "let"
    }

    private func isArray(_ type: TypeReference?) -> Bool {
        switch type?.unwrapped.kind {
        case .array: true
        case .named(let components, _): components == ["Array"]
        default: false
        }
    }

    /// The getter's body, nil without one, and the bodies of the other accessors.
    func accessors(_ block: AccessorBlockSyntax?) -> (getter: [Statement]?, observers: [Statement]) {
        switch block?.accessors {
        case .getter(let items): return (statements(of: items), [])
        case .accessors(let list):
            var getter: [Statement]?
            var observers: [Statement] = []
            for accessor in list {
                guard let body = body(accessor.body) else { continue }
                switch accessor.accessorSpecifier.text {
                case "get", "_read", "read", "unsafeAddress": getter = (getter ?? []) + body
                default: observers += body
                }
            }
            return (getter, observers)
        default: return (nil, [])
        }
    }

    private func names(in pattern: Pattern) -> [Located<String>] {
        switch pattern {
        case .name(let name, _): [name]
        case .tuple(let parts): parts.flatMap(names)
        default: []
        }
    }
}
