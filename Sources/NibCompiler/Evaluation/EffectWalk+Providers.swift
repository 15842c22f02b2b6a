import InterfaceBuilder

/// Diffable data sources, whose cell providers UIKit calls with the view, an index path and an item.
extension EffectWalk {
    /// Whether the arguments are those of a diffable data source: the view, and what provides its cells.
    func isProvided(_ arguments: [Expression.Argument]) -> Bool {
        arguments.count == 2 && ["collectionView", "tableView"].contains(arguments[0].label)
            && [nil, "cellProvider"].contains(arguments[1].label)
    }

    /// Whether a typealias stands for a diffable data source.
    func isDiffable(_ callee: Expression, _ environment: Environment) -> Bool {
        let id = sourceType(callee, environment, expected: .unknown).id
        return id.map { table[$0].name.hasSuffix("DiffableDataSource") } ?? false
    }

    /// The type of the data source that a call makes, by its callee or by the place that asks for it.
    func sourceType(_ callee: Expression, _ environment: Environment, expected: SwiftType) -> SwiftType {
        guard case .metatype(let type)? = evaluator.value(callee, environment).atoms.first else {
            return expected
        }
        if case .nominal(_, []) = type, type.id == expected.id { return expected }
        return type
    }

    /// The type of the data source that `super.init` makes in a class which inherits from one; nil for any other.
    func inheritedSource(_ arguments: [Expression.Argument], _ environment: Environment) -> SwiftType? {
        guard isProvided(arguments), let owner = environment.activation.owner else { return nil }
        let type = SwiftType.nominal(owner, table[owner].generics.map { .generic($0.name) })
        return evaluator.genericArguments(of: type, for: isSource) == nil ? nil : type
    }

    private func isSource(_ id: TypeID) -> Bool {
        table[id].kind == .external && table[id].name.hasSuffix("DiffableDataSource")
    }

    func visitDiffableDataSource(
        _ arguments: [Expression.Argument], _ environment: Environment, _ source: SwiftType
    ) -> Bool {
        guard let first = arguments.first, first.label == "collectionView" || first.label == "tableView"
        else {
            return false
        }
        let view = evaluator.value(first.value, environment)
        let types = evaluator.genericArguments(of: source, for: isSource) ?? []
        let item = types.count == 2 ? types[1] : .unknown
        let given: [Value] = [
            view, .unknown(.runTime("an index path")), .instance(item, .runTime("an item")),
        ]
        visit(first.value, environment)
        for argument in arguments.dropFirst() {
            switch argument.value.kind {
            case .closure(let closure):
                enter(closure, environment, given, isCallback: true)
            default:
                visit(argument.value, environment)
                enterProvider(argument.value, given, environment)
            }
        }
        effects.connections.append(
            SourceConnection(
                views: views(in: view), isViewUnknown: view.unknown != nil, isDataSource: true,
                object: .unknown(.runTime("a diffable data source")),
                place: evaluator.place(first.value.range, environment),
                holder: environment.activation.holder, isDiffable: true))
        return true
    }

    /// A function or closure in a variable that is handed over as a provider.
    private func enterProvider(_ provider: Expression, _ arguments: [Value], _ environment: Environment) {
        let value = evaluator.value(provider, environment)
        // A closure that the function around gets is its caller's.
        if value.atoms.contains(where: \.isGivenFunction) { needsCaller = true }
        for atom in value.atoms {
            switch atom {
            case .closure(let closure, let scope): enter(closure, scope, arguments, isCallback: true)
            case .function(let functions, let bound):
                guard let function = functions.first, function.body != nil else { continue }
                let activation = Activation(
                    file: environment.activation.file, owner: environment.activation.owner,
                    selfValue: environment.activation.selfValue, isCallback: true,
                    depth: environment.activation.depth)
                var given: Evaluator.Arguments = []
                for (position, parameter) in function.parameters.enumerated() {
                    given.append(
                        (
                            parameter.label,
                            position < arguments.count
                                ? arguments[position] : .unknown(.runTime(parameter.name))
                        ))
                }
                enter(
                    function, bound, given, Demand(), at: evaluator.place(provider.range, environment),
                    from: activation)
            default: continue
            }
        }
    }

    /// The views among a value's atoms.
    func views(in value: Value) -> [ViewID] {
        value.atoms.compactMap { atom in
            if case .view(let id, let type) = atom { evaluator.typed(id, type) } else { nil }
        }
    }
}
