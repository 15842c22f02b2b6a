import InterfaceBuilder

extension EffectWalk {
    // MARK: Loops and providers

    /// Calls of Apple's functions that call closures, or make what matters.
    func visitKnown(
        _ name: String, _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, _ expected: SwiftType
    ) -> Bool {
        switch name {
        case "forEach", "map", "compactMap", "flatMap":
            guard case .member(let base?, _) = callee.kind, arguments.count == 1 else { return false }
            visitLoop(over: evaluator.value(base, environment), arguments[0].value, environment)
            return true
        case "setCollectionViewLayout":
            guard case .member(let base?, _) = callee.kind, let first = arguments.first else { return false }
            noteLayout(of: base, first.value, environment)
            return false
        case _ where name.hasSuffix("DiffableDataSource"):
            return visitDiffableDataSource(arguments, environment)
        case "init":
            noteInheritedLayout(callee, arguments, environment)
            guard case .member(let base, _) = callee.kind else { return false }
            guard let base else {
                // `.init(collectionView: view) { … }`
                guard isProvided(arguments), case .closure = arguments[1].value.kind else { return false }
                let isOther =
                    expected.id.map { !table[$0].name.hasSuffix("DiffableDataSource") }
                    ?? relevance.mayBeRelevant(name, arguments.map(\.label))
                return !isOther && visitDiffableDataSource(arguments, environment)
            }
            // `Type.init(…)`
            guard let type = ReuseCall.baseName(base)?.value, !["super", "self", "init"].contains(type) else {
                return false
            }
            return visitKnown(type, expression, base, arguments, environment, expected)
        case "UICollectionView":
            noteInitialLayout(expression, arguments, environment)
            return false
        case _ where isProvided(arguments) && isDiffable(callee, environment):
            return visitDiffableDataSource(arguments, environment)
        case "NSCollectionLayoutBoundarySupplementaryItem":
            noteBoundaryItem(expression, arguments, environment)
            return false
        default: return false
        }
    }

    /// Whether the arguments are those of a diffable data source: the view, and what provides its cells.
    private func isProvided(_ arguments: [Expression.Argument]) -> Bool {
        arguments.count == 2 && ["collectionView", "tableView"].contains(arguments[0].label)
            && [nil, "cellProvider"].contains(arguments[1].label)
    }

    /// Whether a typealias stands for a diffable data source.
    private func isDiffable(_ callee: Expression, _ environment: Environment) -> Bool {
        guard case .metatype(let type)? = evaluator.value(callee, environment).atoms.first, let id = type.id
        else {
            return false
        }
        return table[id].name.hasSuffix("DiffableDataSource")
    }
}
