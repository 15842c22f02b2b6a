import InterfaceBuilder

extension EffectWalk {
    /// A layout that is given to the view that an expression is, or makes.
    func noteLayout(of view: Expression, _ layout: Expression, _ environment: Environment) {
        noteLayout(of: views(in: evaluator.value(view, environment)), layout, environment)
    }

    func noteLayout(of views: [ViewID], _ layout: Expression, _ environment: Environment) {
        effects.layouts.append(
            LayoutUse(
                views: views, layout: evaluator.value(layout, environment),
                place: evaluator.place(layout.range, environment), holder: environment.activation.holder))
    }

    func noteInitialLayout(
        _ expression: Expression, _ arguments: [Expression.Argument], _ environment: Environment,
        _ expected: SwiftType
    ) {
        guard let argument = arguments.first(where: { $0.label == "collectionViewLayout" }) else { return }
        let made = evaluator.value(expression, environment, expected: expected)
        noteLayout(of: views(in: made), argument.value, environment)
    }

    /// `super.init(collectionViewLayout:)` of a collection view controller.
    func noteInheritedLayout(
        _ callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) {
        guard case .member(let base?, _) = callee.kind, case .name("super") = base.kind,
            let argument = arguments.first(where: { $0.label == "collectionViewLayout" }),
            let holder = environment.activation.holder,
            let owner = table.type(named: "UICollectionViewController"), table.inherits(holder, from: owner)
        else { return }
        noteLayout(
            of: [ViewID(place: .property(owner, "collectionView"), holder: holder)], argument.value,
            environment)
    }

    func noteBoundaryItem(
        _ expression: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) {
        guard let argument = arguments.first(where: { $0.label == "elementKind" }) else { return }
        effects.boundaryItems.append(
            (
                evaluator.asIdentifier(evaluator.value(argument.value, environment)),
                environment.activation.holder,
                evaluator.place(argument.value.range, environment)
            ))
    }

    /// `NSCollectionLayoutDecorationItem.background(elementKind:)`
    func noteDecoration(_ kind: Expression, _ environment: Environment) {
        effects.decorations.append(
            DecorationUse(
                kind: evaluator.asIdentifier(evaluator.value(kind, environment)),
                place: evaluator.place(kind.range, environment),
                isConditional: evaluator.isConditional))
    }
}
