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
            visitLoop(over: base, arguments[0].value, environment)
            return true
        case "enumerateKeysAndObjectsUsingBlock", "enumerateObjectsUsingBlock":
            guard case .member(let base?, _) = callee.kind, arguments.count == 1,
                case .closure = arguments[0].value.kind
            else { return false }
            visitLoop(over: base, arguments[0].value, environment) { [evaluator] element in
                name == "enumerateObjectsUsingBlock"
                    ? [element] : [evaluator.part(0, of: element), evaluator.part(1, of: element)]
            }
            return true
        case "setCollectionViewLayout":
            guard case .member(let base?, _) = callee.kind, let first = arguments.first else { return false }
            noteLayout(of: base, first.value, environment)
            return false
        case _ where name.hasSuffix("DiffableDataSource"):
            return visitDiffableDataSource(
                arguments, environment, sourceType(callee, environment, expected: expected))
        case "init":
            noteInheritedLayout(callee, arguments, environment)
            guard case .member(let base, _) = callee.kind else { return false }
            guard let base else {
                let labels = arguments.map(\.label)
                if SupplementaryItemCall.isMade(by: callee, labels) {
                    noteBoundaryItem(expression, arguments, environment)
                    return false
                }
                if labels == ["frame", "collectionViewLayout"],
                    expected.id.map({ table[$0].name == "UICollectionView" }) ?? false
                {
                    noteInitialLayout(expression, arguments, environment, expected)
                    return false
                }
                // `.init(collectionView: view) { … }`
                guard isProvided(arguments), case .closure = arguments[1].value.kind else { return false }
                let isOther =
                    expected.id.map { !table[$0].name.hasSuffix("DiffableDataSource") }
                    ?? relevance.mayBeRelevant(name, arguments)
                return !isOther && visitDiffableDataSource(arguments, environment, expected)
            }
            if case .name("super") = base.kind, let source = inheritedSource(arguments, environment) {
                return visitDiffableDataSource(arguments, environment, source)
            }
            // `Type.init(…)`
            guard let type = ReuseCall.baseName(base)?.value, !["super", "self", "init"].contains(type) else {
                return false
            }
            return visitKnown(type, expression, base, arguments, environment, expected)
        case "UICollectionView":
            noteInitialLayout(expression, arguments, environment, expected)
            return false
        case _ where isProvided(arguments) && isDiffable(callee, environment):
            return visitDiffableDataSource(
                arguments, environment, sourceType(callee, environment, expected: expected))
        case "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem":
            noteBoundaryItem(expression, arguments, environment)
            return false
        case _ where DecorationUse.isMade(by: name, arguments.map(\.label)):
            noteDecoration(arguments[0].value, environment)
            return false
        default: return false
        }
    }
}
