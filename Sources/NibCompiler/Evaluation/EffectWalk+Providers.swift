import InterfaceBuilder

extension EffectWalk {
    func visitDiffableDataSource(
        _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Bool {
        guard let first = arguments.first, first.label == "collectionView" || first.label == "tableView"
        else {
            return false
        }
        let view = evaluator.value(first.value, environment)
        visit(first.value, environment)
        for argument in arguments.dropFirst() {
            switch argument.value.kind {
            case .closure(let closure):
                enter(closure, environment, [view], isCallback: true)
            default:
                visit(argument.value, environment)
                enterProvider(argument.value, [view], environment)
            }
        }
        effects.connections.append(
            SourceConnection(
                views: views(in: view), isViewUnknown: view.unknown != nil, isDataSource: true,
                object: .unknown(.runTime("a diffable data source")),
                place: evaluator.place(first.value.range, environment),
                holder: environment.activation.holder))
        return true
    }

    /// A function or closure in a variable that is handed over as a provider.
    private func enterProvider(_ provider: Expression, _ arguments: [Value], _ environment: Environment) {
        for atom in evaluator.value(provider, environment).atoms {
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
