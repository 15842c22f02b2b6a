import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    func members(of block: MemberBlockSyntax, inObjectiveC: Bool) -> MemberFacts {
        var members = MemberFacts()
        lower(block.members, into: &members, inObjectiveC: inObjectiveC)
        return members
    }

    private func lower(
        _ items: MemberBlockItemListSyntax, into members: inout MemberFacts, inObjectiveC: Bool
    ) {
        for item in items {
            lower(item.decl, into: &members, inObjectiveC: inObjectiveC)
            if item.hasError { members.statements += salvagedErrors(in: Syntax(item)) }
        }
    }

    /// Adds what a declaration declares. With `inObjectiveC`, members are visible to Objective-C by themselves.
    func lower(_ declaration: DeclSyntax, into members: inout MemberFacts, inObjectiveC: Bool) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable):
            members.properties += properties(of: variable, inObjectiveC: inObjectiveC)
        case .functionDecl(let function):
            members.functions.append(self.function(function, inObjectiveC: inObjectiveC))
        case .initializerDecl(let initializer):
            members.functions.append(self.initializer(initializer, inObjectiveC: inObjectiveC))
        case .deinitializerDecl(let deinitializer):
            members.functions.append(
                FunctionDeclaration(
                    name: located(deinitializer.deinitKeyword), body: body(deinitializer.body),
                    range: range(deinitializer)))
        case .subscriptDecl(let declaration):
            members.functions.append(subscriptFunction(declaration, inObjectiveC: inObjectiveC))
        case .enumCaseDecl(let declaration):
            members.cases += cases(of: declaration)
        case .typeAliasDecl(let alias):
            members.aliases.append(
                TypeAlias(
                    name: name(alias.name), generics: generics(alias.genericParameterClause),
                    type: type(alias.initializer.value), isAssociatedType: false))
        case .associatedTypeDecl(let declaration):
            lower(declaration, into: &members)
        case .ifConfigDecl(let condition):
            clauses += 1
            defer { clauses -= 1 }
            for elements in activeElements(of: condition) {
                lower(elements, into: &members, inObjectiveC: inObjectiveC)
            }
        case .macroExpansionDecl(let macro):
            members.statements += statements(ofMacro: macro)
        default:
            if let type = typeDeclaration(declaration) { members.types.append(type) }
        }
    }

    private func lower(
        _ elements: IfConfigClauseSyntax.Elements, into members: inout MemberFacts, inObjectiveC: Bool
    ) {
        switch elements {
        case .decls(let items):
            lower(items, into: &members, inObjectiveC: inObjectiveC)
        case .statements(let items):
            for case .decl(let declaration) in items.lazy.map(\.item) {
                lower(declaration, into: &members, inObjectiveC: inObjectiveC)
            }
        default: break
        }
    }

    /// The constraint of an associated type becomes a requirement of its protocol.
    private func lower(_ declaration: AssociatedTypeDeclSyntax, into members: inout MemberFacts) {
        members.aliases.append(
            TypeAlias(
                name: name(declaration.name), generics: [],
                type: declaration.initializer.map { type($0.value) },
                isAssociatedType: true))
        let subject = TypeReference(.named([name(declaration.name)], []), range(declaration.name))
        for constraint in declaration.inheritanceClause?.inheritedTypes ?? [] {
            members.requirements.append(
                GenericRequirement(subject: subject, isSameType: false, type: type(constraint.type)))
        }
        members.requirements += requirements(declaration.genericWhereClause)
    }

    private func cases(of declaration: EnumCaseDeclSyntax) -> [EnumCase] {
        declaration.elements.map { element in
            EnumCase(
                name: located(element.name), rawValue: element.rawValue.map { expression($0.value) },
                associated: (element.parameterClause?.parameters).map { parameters in
                    parameters.map { (label: $0.firstName.flatMap(label), type: type($0.type)) }
                } ?? [])
        }
    }

    /// A name as a label: nil for `_`.
    func label(_ token: TokenSyntax) -> String? {
        let name = name(token)
        return name == "_" || name.isEmpty ? nil : name
    }
}
