import InterfaceBuilder

/// Data sources that have no answer to what a layout certainly asks for (uikit-rules G6, J3, I3).
struct MissingProviders {
    enum Fault {
        /// A diffable data source without a provider.
        case provider
        /// A class without the method.
        case method(String)
    }

    struct Finding {
        var fault: Fault
        var kind: ElementKind
        var place: SourceRange
        /// Where the layout is made that asks, if one is known.
        var layout: SourceRange?
    }

    let model: LayoutModel
    private var table: SymbolTable { model.table }

    init(model: LayoutModel) { self.model = model }

    func findings() -> [Finding] {
        var result: [Finding] = []
        var seen: Set<TypeID> = []
        for view in model.views {
            guard let kind = model.emittedFirst(by: view).first else { continue }
            let layout = layout(of: view)
            result += diffable(view, kind, layout)
            guard let types = model.objects(asking: true, of: view), types.count == 1, let type = types.first,
                lacksMethod(type), seen.insert(type).inserted, let place = place(of: type)
            else { continue }
            result.append(
                Finding(fault: .method(table[type].simpleName), kind: kind, place: place, layout: layout))
        }
        return result
    }

    private func layout(of view: ViewID) -> SourceRange? {
        switch model.layouts(of: view)?.first {
        case .flow(let site)?, .compositional(let site)?: table.range(site)
        case .scene(let scene)?: scene.view.layout.map { scene.document.place($0.object.nameRange) }
        case nil: nil
        }
    }

    /// Where the class says that it is a data source, else its name.
    private func place(of type: TypeID) -> SourceRange? {
        for declared in table[type].declarations + table[type].extensions {
            for inherited in declared.declaration.inherited
            where inherited.name == "UICollectionViewDataSource" {
                return table.range(inherited.range, in: declared.file)
            }
        }
        return table[type].declarations.first.flatMap { table.range($0.declaration.name.range, in: $0.file) }
    }

    private static let selector = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"

    private func lacksMethod(_ type: TypeID) -> Bool {
        guard table[type].kind == .class, table[type].declarations.count == 1, model.linked.isChainKnown(type)
        else {
            return false
        }
        if table.chain(of: type).types.contains(where: { table[$0].name.hasSuffix("DiffableDataSource") }) {
            return false
        }
        return model.related(to: type).allSatisfy { related in
            guard table[related].outlined["collectionView"] == nil else { return false }
            return !table[related].members.values.joined().contains { member in
                guard case .function(let function) = member.kind else { return false }
                if function.selector == Self.selector { return true }
                return function.name.value == "collectionView"
                    && function.parameters.contains { $0.label?.contains("viewForSupplementary") ?? false }
                    && !model.witnesses.isUnseen(function, in: member.file, of: related)
            }
        }
    }

    // MARK: Diffable data sources

    private func diffable(_ view: ViewID, _ kind: ElementKind, _ layout: SourceRange?) -> [Finding] {
        var result: [Finding] = []
        for request in model.requestsWithDataSources {
            guard let creation = request.creation, case .call(let callee, let arguments) = creation.kind,
                let first = arguments.first, isPlain(callee, request), let owner = request.owner,
                isOf(view, CodePlace(file: request.file, range: first.value.range)),
                let names = DataSourceNames(model: model, creation: creation, block: request.block).names,
                !hasProvider(owner, request.file), !isHandedOver(names, owner, request.block),
                !model.handovers.isDataSourceHandedOn(names, of: view, owner),
                let place = table.range(callee.range, in: request.file)
            else { continue }
            result.append(Finding(fault: .provider, kind: kind, place: place, layout: layout))
        }
        return result
    }

    private func isPlain(_ callee: Expression, _ request: ViewRequest) -> Bool {
        guard var components = callee.nameComponents else { return false }
        if components.last == "init" { components.removeLast() }
        return model.names.isDiffableDataSource(components, in: request.owner)
    }

    private func isOf(_ view: ViewID, _ place: CodePlace) -> Bool {
        let found = model.linked.analysis.effects.connections.filter { $0.isDataSource && $0.place == place }
        return !found.isEmpty
            && found.allSatisfy { connection in
                !connection.isViewUnknown && connection.views.count == 1
                    && model.linked.mayBeSame(model.linked.aliases.canonical(connection.views[0].plain), view)
            }
    }

    /// Whether a provider is set somewhere that may be this data source's.
    private func hasProvider(_ owner: TypeID, _ file: Int) -> Bool {
        model.blocksWithProviders.contains { $0.file == file || model.mayReach($0, owner) }
    }

    private func isHandedOver(_ names: Set<String>, _ owner: TypeID, _ block: CodeBlock) -> Bool {
        let blocks = [block] + model.related(to: owner).flatMap(model.blocks(of:))
        return blocks.contains { block in
            var isHandedOver = false
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(_, let arguments) = expression.kind else { return }
                for argument in arguments {
                    if let last = argument.value.nameComponents?.last, names.contains(last) {
                        isHandedOver = true
                    }
                }
            }
            return isHandedOver
        }
    }
}
