import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// A type, protocol or extension; nil for other declarations and for what nests too deeply.
    func typeDeclaration(_ declaration: DeclSyntax) -> TypeDeclaration? {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            typeDeclaration(.class, node, node.name, node.genericParameterClause)
        case .structDecl(let node):
            typeDeclaration(.struct, node, node.name, node.genericParameterClause)
        case .enumDecl(let node):
            typeDeclaration(.enum, node, node.name, node.genericParameterClause)
        case .actorDecl(let node):
            typeDeclaration(.actor, node, node.name, node.genericParameterClause)
        case .protocolDecl(let node):
            typeDeclaration(.protocol, node, node.name, nil)
        case .extensionDecl(let node):
            typeDeclaration(.extension, node, extendedName(node.extendedType), nil)
        default: nil
        }
    }

    private func typeDeclaration(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ token: TokenSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) -> TypeDeclaration? {
        typeDeclaration(kind, node, located(token), generics)
    }

    private func typeDeclaration(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ name: Located<String>,
        _ parameters: GenericParameterClauseSyntax?
    ) -> TypeDeclaration? {
        nested {
            let markers = Markers(node.modifiers, node.attributes)
            let exposesMembers =
                markers.hasObjectiveCMembers
                || markers.isObjectiveC && (kind == .extension || kind == .protocol)
            let members = members(of: node.memberBlock, inObjectiveC: exposesMembers)
            let requirements =
                requirements(parameters?.genericWhereClause) + requirements(whereClause(of: Syntax(node)))
            // Code among the members has no place of its own: it runs as a closure of a nameless property.
            var properties = members.properties
            if !members.statements.isEmpty {
                properties.append(strayCode(members.statements, range(node.memberBlock)))
            }
            return TypeDeclaration(
                kind: kind, name: name, objectiveCName: markers.objectiveCName,
                generics: generics(parameters),
                inherited: node.inheritanceClause.map { $0.inheritedTypes.map { type($0.type) } } ?? [],
                requirements: requirements + members.requirements, properties: properties,
                functions: members.functions, cases: members.cases, aliases: members.aliases,
                types: members.types, isFinal: markers.isFinal, access: markers.access, range: range(node))
        }
    }

    private func strayCode(_ statements: [Statement], _ range: ByteRange) -> PropertyDeclaration {
        PropertyDeclaration(
            name: Located("_", ByteRange(range.lowerBound, range.lowerBound)),
            value: Expression(.branching(.block(statements)), range), isStatic: true, isConstant: true,
            access: .private, range: range)
    }

    private func extendedName(_ node: TypeSyntax) -> Located<String> {
        let type = type(node)
        if let name = type.name { return Located(name, type.range) }
        switch type.kind {
        case .array: return Located("Array", type.range)
        case .dictionary: return Located("Dictionary", type.range)
        default: return Located("", type.range)
        }
    }

    private func whereClause(of node: Syntax) -> GenericWhereClauseSyntax? {
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
            ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
            ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause
    }
}
