import InterfaceBuilder

/// Objects that a view description makes the data source of a table or collection view, and whose class has none of
/// the methods that a data source must have.
struct SilentDataSources {
    struct Finding {
        var connection: Connection
        var document: Document
        var className: String
        var isTable: Bool
        var place: SourceRange?
    }

    private let index: ClassIndex
    private let model: LayoutModel
    private let connected: ConnectedClasses
    private let documents: [Document]
    private var table: SymbolTable { index.table }

    init?(_ program: Program) {
        guard let index = ClassIndex(program), let model = program.layouts else { return nil }
        self.index = index
        self.model = model
        connected = ConnectedClasses(program, index)
        documents = program.documents.filter {
            $0.format == .document && $0.platform.usesUIKit && $0.isComplete
        }
    }

    func findings() -> [Finding] {
        documents.flatMap { document -> [Finding] in
            let views = Dictionary(
                document.reusingViews.map { ($0.object.id, $0) }, uniquingKeysWith: { first, _ in first })
            guard !views.isEmpty else { return [] }
            let objects = connected.objects(of: document)
            return document.connections.compactMap { connection in
                guard connection.kind == .outlet, connection.name.value == "dataSource",
                    let view = views[connection.source], view.object.customClass == nil,
                    let object = objects[connection.destination.value],
                    !connected.isUncertainOwner(object, document),
                    let exposure = connected.exposure(of: object), !exposure.isDynamic,
                    let type = exposure.chain.first, lacksMethods(type, isTable: view.family == .table),
                    !isOfHeir(object, exposure.chain, isTable: view.family == .table),
                    !mayBeReplaced(view, type, in: document)
                else { return nil }
                return Finding(
                    connection: connection, document: document, className: table[type].simpleName,
                    isTable: view.family == .table, place: index.place(of: type))
            }
        }
    }

    /// Whether the object may be of a subclass that has the methods: code says of which class an owner is, and may
    /// make a scene's controller with `instantiateViewController(identifier:creator:)`.
    private func isOfHeir(_ object: InterfaceObject, _ chain: [TypeID], isTable: Bool) -> Bool {
        guard let type = chain.first, object.role != .object || index.reaches(chain, ["UIViewController"])
        else { return false }
        return table.descendants(of: type).contains { !lacksMethods($0, isTable: isTable) }
    }

    private func lacksMethods(_ type: TypeID, isTable: Bool) -> Bool {
        guard model.linked.isChainKnown(type), !index.isObjectiveC(type) else { return false }
        let base = isTable ? "tableView" : "collectionView"
        return ([type] + table.supertypes(of: type)).allSatisfy { parent in
            let symbol = table[parent]
            // A class that says it is one has what it must have, or would not compile.
            if symbol.kind == .external {
                return !symbol.name.hasSuffix("DataSource") && !symbol.name.hasSuffix("TableViewController")
                    && !symbol.name.hasSuffix("CollectionViewController")
            }
            if symbol.outlined.keys.contains(where: { $0.hasPrefix(base) }) || index.isObjectiveC(parent) {
                return false
            }
            return !symbol.members.values.joined().contains { member in
                guard case .function(let function) = member.kind else { return false }
                return function.name.value == base || function.selector?.hasPrefix(base) ?? false
            }
        }
    }

    // MARK: Code that sets another one

    private func mayBeReplaced(_ view: ReusingView, _ type: TypeID, in document: Document) -> Bool {
        let outlets = document.connections.filter {
            $0.kind != .action && $0.destination.value == view.object.id
        }
        let names = Set(outlets.map(\.name.value)).union(["tableView", "collectionView", "view", "self"])
        return model.blocks.contains { isOther($0, names, type) }
    }

    /// Whether the code sets some view's data source, or hands a view of one of the names to other code.
    private func isOther(_ block: CodeBlock, _ names: Set<String>, _ type: TypeID) -> Bool {
        var isFound = false
        SyntaxWalk.visit(block.statements) { statement in
            guard case .assign(let target, _) = statement, case .member(let base, let name) = target.kind,
                name.value == "dataSource"
            else { return }
            let last = base.flatMap { $0.nameComponents?.last }
            if last.map(names.contains) ?? true { isFound = true }
        } _: { expression in
            switch expression.kind {
            case .call(_, let arguments):
                for argument in arguments {
                    if let last = argument.value.nameComponents?.last, last != "self", last != "view",
                        names.contains(last), block.owner == nil || model.mayReach(block, type)
                    {
                        isFound = true
                    }
                }
            case .member(let base?, let member):
                guard let last = base.nameComponents?.last,
                    last == "tableView" || last == "collectionView"
                        || names.contains(last) && last != "self" && last != "view",
                    model.mayReach(block, type)
                else { return }
                let isKnown =
                    CollectionViewMembers.contains(member.value)
                    || UIKitMembers.has(member.value, among: []) != nil
                if !isKnown { isFound = true }
            default: break
            }
        }
        return isFound
    }
}
