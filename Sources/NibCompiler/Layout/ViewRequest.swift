import InterfaceBuilder

/// Code by which a collection view is given a cell, header or footer: a data source's method, or a provider of a
/// diffable data source.
struct ViewRequest {
    enum Role {
        case cell
        case supplementary
    }

    var role: Role
    var file: Int
    /// The type that the code stands in.
    var owner: TypeID?
    /// Of a method.
    var function: FunctionDeclaration?
    /// Of a provider.
    var closure: Closure?
    /// The data source's creation that a cell provider is given to.
    var creation: Expression?
    /// What `supplementaryViewProvider` is set of.
    var target: Expression?
    /// The block that a provider stands in.
    var block: CodeBlock

    var statements: [Statement] { closure?.body ?? function?.body ?? [] }

    /// The name under which the kind is known in it.
    var kindName: String? {
        guard role == .supplementary else { return nil }
        if let function { return function.parameters.count > 1 ? function.parameters[1].name : nil }
        guard let closure else { return nil }
        return closure.parameters.isEmpty ? "$1" : (closure.parameters.count > 1 ? closure.parameters[1].name : nil)
    }

    var pathName: String? {
        if let function { return function.parameters.last?.name }
        guard let closure else { return nil }
        let position = role == .cell ? 1 : 2
        return closure.parameters.isEmpty
            ? "$\(position)" : (closure.parameters.count > position ? closure.parameters[position].name : nil)
    }

    /// The names of its parameters.
    var parameters: [String] {
        function?.parameters.map(\.name) ?? closure?.parameters.map(\.name) ?? []
    }

    /// Every request of the blocks.
    static func all(in blocks: [CodeBlock], _ names: WrittenTypes) -> [ViewRequest] {
        var result: [ViewRequest] = []
        for block in blocks {
            if let function = block.function, let role = role(of: function) {
                result.append(
                    ViewRequest(role: role, file: block.file, owner: block.owner, function: function, block: block))
            }
            SyntaxWalk.visit(block.statements) { statement in
                guard case .assign(let target, let value) = statement,
                    case .member(_, let name) = target.kind, name.value == "supplementaryViewProvider",
                    case .closure(let closure) = value.kind
                else { return }
                result.append(
                    ViewRequest(
                        role: .supplementary, file: block.file, owner: block.owner, closure: closure,
                        target: target, block: block))
            } _: { expression in
                guard let closure = cellProvider(expression, block.owner, names) else { return }
                result.append(
                    ViewRequest(
                        role: .cell, file: block.file, owner: block.owner, closure: closure,
                        creation: expression, block: block))
            }
        }
        return result
    }

    /// Whether UIKit asks the method for a view: by the names of today, of Swift 2 and of Objective-C.
    static func role(of function: FunctionDeclaration) -> Role? {
        guard function.name.value == "collectionView", !function.isStatic, function.parameters.count == 3
            || function.parameters.count == 2, function.parameters[0].type.name == "UICollectionView"
        else { return nil }
        let labels = function.parameters.dropFirst().map { $0.label ?? "_" }
        switch labels {
        case ["cellForItemAt"], ["cellForItemAtIndexPath"]: return .cell
        case ["viewForSupplementaryElementOfKind", "at"], ["viewForSupplementaryElementOfKind", "atIndexPath"]:
            return .supplementary
        default: return nil
        }
    }

    private static func cellProvider(_ expression: Expression, _ owner: TypeID?, _ names: WrittenTypes) -> Closure? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.count == 2,
            arguments[0].label == "collectionView",
            arguments[1].label == nil || arguments[1].label == "cellProvider",
            case .closure(let closure) = arguments[1].value.kind
        else { return nil }
        guard var components = callee.nameComponents else {
            if case .member(nil, let name) = callee.kind, name.value == "init" { return closure }
            return nil
        }
        if components.last == "init" { components.removeLast() }
        if names.isDiffableDataSource(components, in: owner) { return closure }
        guard let type = names.type(components, in: owner),
            names.table.chain(of: type).types.contains(where: {
                names.table[$0].name == "UICollectionViewDiffableDataSource"
            })
        else { return nil }
        return closure
    }
}
