import InterfaceBuilder

extension EffectWalk {
    // MARK: Assignments

    /// Notes an assignment that decides about a view.
    func noteAssignment(_ target: Expression, _ value: Expression, _ environment: Environment) {
        noteAlias(target, value, environment)
        guard case .member(let base?, let name) = target.kind else { return }
        if name.value == "height" || name.value == "width", case .member(let layout?, let size) = base.kind,
            size.value.hasSuffix("ReferenceSize")
        {
            effects.sizes.append(
                LayoutSetting(
                    name: size.value + "." + name.value, base: evaluator.value(layout, environment),
                    value: value,
                    holder: environment.activation.holder,
                    place: evaluator.place(size.range, environment), path: Evaluator.path(of: layout)))
        }
        guard Relevance.settings.contains(name.value),
            !Relevance.viewSettings.contains(name.value) || relevance.isView(base)
        else { return }
        let holder = environment.activation.holder
        let place = evaluator.place(name.range, environment)
        switch name.value {
        case "dataSource", "delegate":
            let receiver = evaluator.value(base, environment)
            let views = views(in: receiver)
            let isOther = receiver.atoms.contains { atom in
                if case .instance(let type) = atom { evaluator.isReusingView(type) } else { false }
            }
            guard !views.isEmpty || receiver.unknown != nil || isOther else { return }
            effects.connections.append(
                SourceConnection(
                    views: views, isViewUnknown: receiver.unknown != nil || isOther,
                    isDataSource: name.value == "dataSource",
                    object: evaluator.value(value, environment), place: place, holder: holder))
        case "collectionViewLayout": noteLayout(of: base, value, environment)
        case "tag":
            let views = views(in: evaluator.value(base, environment))
            if !views.isEmpty, case .number(let number)? = evaluator.value(value, environment).atoms.first {
                effects.tags.append((views, number, evaluator.place(value.range, environment)))
            }
        case "supplementaryViewProvider":
            noteProvider(value, environment)
        case "headerReferenceSize", "footerReferenceSize", "sectionHeadersPinToVisibleBounds",
            "sectionFootersPinToVisibleBounds", "scrollDirection":
            effects.sizes.append(
                LayoutSetting(
                    name: name.value, base: evaluator.value(base, environment), value: value, holder: holder,
                    place: place, path: Evaluator.path(of: base)))
        default: break
        }
    }

    private func noteProvider(_ value: Expression, _ environment: Environment) {
        guard case .closure(let closure) = value.kind else { return }
        let view = ViewID(place: .provider, holder: environment.activation.holder)
        enter(closure, environment, [.one(.view(view, viewType))], isCallback: true)
    }

    var viewType: SwiftType {
        table.type(named: "UICollectionView").map { .nominal($0, []) } ?? .unknown
    }

    /// A view under a second name is one view.
    private func noteAlias(_ target: Expression, _ value: Expression, _ environment: Environment) {
        guard relevance.isView(target) || relevance.isView(value) else { return }
        if case .name(let name) = target.kind, environment.binding(name) != nil { return }
        let held = evaluator.value(target, environment)
        guard case .view(let id, let type)? = held.atoms.first else { return }
        let given = evaluator.value(value, environment, expected: type)
        for case .view(let other, let made) in given.atoms where other != id {
            effects.aliases.append((evaluator.typed(other, made), evaluator.typed(id, type)))
        }
        if given.isForeign {
            effects.foreign.append((id, isParameter: trace.isEmpty && isParameter(value, environment)))
        }
    }

    func isParameter(_ expression: Expression, _ environment: Environment) -> Bool {
        guard let path = Evaluator.path(of: expression) else { return false }
        return environment.activation.function?.parameters.contains { $0.name == path } ?? false
    }
}
