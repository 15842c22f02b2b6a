import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    func function(_ node: FunctionDeclSyntax, inObjectiveC: Bool) -> FunctionDeclaration {
        let markers = Markers(node.modifiers, node.attributes)
        return FunctionDeclaration(
            name: located(node.name), parameters: parameters(node.signature.parameterClause.parameters),
            generics: generics(node.genericParameterClause),
            requirements: requirements(node.genericWhereClause),
            result: node.signature.returnClause.map { type($0.type) }, body: body(node.body),
            isStatic: markers.isStatic, isOverride: markers.isOverride, isAction: markers.isAction,
            isObjectiveC: isObjectiveC(markers, inObjectiveC), selector: markers.objectiveCName,
            access: markers.access, isUnavailable: markers.isUnavailable, range: range(node))
    }

    func initializer(_ node: InitializerDeclSyntax, inObjectiveC: Bool) -> FunctionDeclaration {
        let markers = Markers(node.modifiers, node.attributes)
        return FunctionDeclaration(
            name: located(node.initKeyword),
            parameters: parameters(node.signature.parameterClause.parameters),
            generics: generics(node.genericParameterClause),
            requirements: requirements(node.genericWhereClause),
            // Where it is not compiled, another one takes its place.
            body: clauses > 0 ? body(node.body).map { [.conditional([$0])] } : body(node.body),
            isOverride: markers.isOverride, isConvenience: markers.isConvenience,
            isRequired: markers.isRequired, isFailable: node.optionalMark != nil,
            isObjectiveC: isObjectiveC(markers, inObjectiveC), selector: markers.objectiveCName,
            access: markers.access, isUnavailable: markers.isUnavailable, range: range(node))
    }

    /// The body holds the getter's statements, then those of the other accessors.
    func subscriptFunction(_ node: SubscriptDeclSyntax, inObjectiveC: Bool) -> FunctionDeclaration {
        let markers = Markers(node.modifiers, node.attributes)
        let accessors = accessors(node.accessorBlock)
        var parameters = parameters(node.parameterClause.parameters)
        for (index, parameter) in node.parameterClause.parameters.enumerated()
        where parameter.secondName == nil {
            parameters[index].label = nil
        }
        let body = accessors.getter.map { $0 + accessors.observers }
        return FunctionDeclaration(
            name: located(node.subscriptKeyword), parameters: parameters,
            generics: generics(node.genericParameterClause),
            requirements: requirements(node.genericWhereClause), result: type(node.returnClause.type),
            body: body ?? (accessors.observers.isEmpty ? nil : accessors.observers),
            isStatic: markers.isStatic, isOverride: markers.isOverride,
            isObjectiveC: isObjectiveC(markers, inObjectiveC), selector: markers.objectiveCName,
            access: markers.access, isUnavailable: markers.isUnavailable, range: range(node))
    }

    /// Whether attributes, or the type around, make a member visible to Objective-C.
    func isObjectiveC(_ markers: Markers, _ inObjectiveC: Bool) -> Bool {
        if markers.isObjectiveC { return true }
        let isPrivate = markers.access == .private || markers.access == .fileprivate
        return inObjectiveC && !isPrivate && !markers.isHiddenFromObjectiveC
    }

    func body(_ block: CodeBlockSyntax?) -> [Statement]? {
        block.map { statements(of: $0.statements) }
    }

    private func parameters(_ list: FunctionParameterListSyntax) -> [FunctionDeclaration.Parameter] {
        list.map { parameter in
            FunctionDeclaration.Parameter(
                label: label(parameter.firstName), name: name(parameter.secondName ?? parameter.firstName),
                type: type(parameter.type), defaultValue: parameter.defaultValue.map { expression($0.value) },
                isVariadic: parameter.ellipsis != nil)
        }
    }
}
