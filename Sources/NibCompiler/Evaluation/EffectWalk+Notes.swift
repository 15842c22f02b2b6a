import InterfaceBuilder

extension EffectWalk {
    /// The views that a call's receiver may be, and whether it may be another.
    private func receiver(_ callee: Expression, _ environment: Environment) -> (
        views: [ViewID], isUnknown: Bool
    ) {
        let value: Value
        switch callee.kind {
        case .member(let base?, _): value = evaluator.value(base, environment)
        case .name: value = environment.activation.selfValue ?? .unknown(.unsupported)
        default: value = .unknown(.unsupported)
        }
        let views = views(in: value)
        return (
            views,
            value.unknown != nil
                || views.count != value.atoms.filter { if case .null = $0 { false } else { true } }.count
                || views.isEmpty
        )
    }

    /// Notes a call of an API.
    func note(
        _ call: ReuseCall, at name: ByteRange, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, _ demand: Demand
    ) {
        let (views, isUnknown) = receiver(callee, environment)
        func value(_ position: Int?, _ expected: SwiftType = .unknown) -> Value? {
            position.map { evaluator.value(arguments[$0].value, environment, expected: expected) }
        }
        let text =
            table.type(named: call.isAppKit ? "NSUserInterfaceItemIdentifier" : "String").map {
                SwiftType.nominal($0, [])
            } ?? .unknown
        let identifier =
            call.identifier.map {
                evaluator.named(value($0, text).map(evaluator.asIdentifier) ?? .nothing, arguments[$0].value)
            } ?? .nothing
        let kind = value(call.kind).map(evaluator.asIdentifier)
        let place = evaluator.place(name, environment)
        let identifierPlace =
            (call.identifier ?? call.kind).map { evaluator.place(arguments[$0].value.range, environment) }
            ?? place
        noteParameters(
            [call.identifier, call.kind, call.source].compactMap { $0.map { arguments[$0].value } },
            environment)
        let holder = environment.activation.holder
        let isParameter = trace.isEmpty && views.isEmpty && isOwnParameter(callee, environment)
        needsCaller =
            needsCaller || isUnknown || views.contains { $0.isSelf }
            || identifier.isLeftToCaller || (kind?.isLeftToCaller ?? false)
        switch call.role {
        case .register:
            let source =
                value(call.source).map {
                    evaluator.asNib($0, evaluator.place(arguments[0].value.range, environment))
                } ?? .nothing
            let named = call.namespace == .decoration ? (kind ?? .nothing) : identifier
            needsCaller = needsCaller || source.isLeftToCaller
            // The kind that UIKit asks for is no caller's.
            let isKindLeft =
                !environment.activation.isCallback && kind.map { self.isLeft($0, environment) } ?? false
            let isLeft =
                isParameter || isKindLeft || isLeft(named, environment) || isLeft(source, environment)
            effects.registrations.append(
                SourceRegistration(
                    views: views, isViewUnknown: isUnknown, namespace: call.namespace,
                    isAppKit: call.isAppKit,
                    identifier: named, kind: kind, source: source,
                    // Code in an extension of UIKit's is that of every object.
                    holder: isUnknown && isExternal(holder) ? nil : holder, place: place,
                    identifierPlace: identifierPlace,
                    sourcePlace: evaluator.place(arguments[0].value.range, environment),
                    function: environment.activation.function,
                    isConditional: evaluator.isConditional, root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: isLeft, trace: trace))
            if isLeft || views.contains(where: isLeftView) { noteLeftRegistration() }
            record(call, named, place)
        case .dequeue:
            let isLeft = isParameter || identifier.unknown?.isLeftToCaller ?? false || identifier.isGeneric
            effects.dequeues.append(
                SourceDequeue(
                    views: views, isViewUnknown: isUnknown, namespace: call.namespace,
                    isAppKit: call.isAppKit,
                    isOptional: call.isOptional, identifier: identifier, kind: kind, registration: nil,
                    holder: holder,
                    place: place, identifierPlace: identifierPlace,
                    kindPlace: call.kind.map { evaluator.place(arguments[$0].value.range, environment) },
                    cast: demand.cast
                        ?? (demand.isForced
                            ? CastDemand(type: .unknown, place: place, isForced: true) : nil),
                    nilHandling: nilHandling(demand),
                    isInCallback: environment.activation.isCallback && !isRootUnseen,
                    function: environment.activation.function,
                    isConditional: evaluator.isConditional, root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: isLeft, trace: trace))
            record(call, identifier, place)
        case .dequeueConfigured:
            let registration = value(0) ?? .nothing
            effects.dequeues.append(
                SourceDequeue(
                    views: views, isViewUnknown: isUnknown, namespace: call.namespace, isAppKit: false,
                    isOptional: false, identifier: .nothing, kind: nil, registration: registration,
                    holder: holder,
                    place: place, identifierPlace: evaluator.place(arguments[0].value.range, environment),
                    kindPlace: nil,
                    cast: demand.cast, nilHandling: .handled,
                    isInCallback: environment.activation.isCallback && !isRootUnseen,
                    function: environment.activation.function, isConditional: evaluator.isConditional,
                    root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: registration.unknown?.isLeftToCaller ?? false, trace: trace))
            recordConfigured(call, registration, place)
        }
    }

    private func isExternal(_ holder: TypeID?) -> Bool { holder.map { table[$0].kind == .external } ?? false }

    /// Whether a call's receiver is a parameter of the function, so that its callers give the view.
    private func isOwnParameter(_ callee: Expression, _ environment: Environment) -> Bool {
        guard case .member(let base?, _) = callee.kind else { return false }
        return isParameter(base, environment)
    }

    /// Whether the caller of the function decides about the value: a generic parameter of a class is its own.
    private func isLeft(_ value: Value, _ environment: Environment) -> Bool {
        guard value.isLeftToCaller else { return false }
        if case .parameter? = value.unknown { return true }
        guard let owner = environment.activation.owner, table[owner].kind == .class else { return true }
        let own = Set(table[owner].generics.map(\.name))
        if case .generic(let name)? = value.unknown, !own.contains(name) { return true }
        return value.atoms.contains { atom in
            if case .metatype(.generic(let name)) = atom { !own.contains(name) } else { false }
        }
    }

    /// Whether a view is the receiver of an extension's method, which callers decide about.
    private func isLeftView(_ view: ViewID) -> Bool {
        view.isSelf && (view.holder.map { table[$0].kind == .external } ?? true)
    }

    private func record(_ call: ReuseCall, _ value: Value, _ place: CodePlace) {
        let reasons = value.strings == nil ? [value.stringReason] : []
        record(
            value.knownStrings, reasons, signature: call.signature, isRegistration: call.role == .register,
            place)
        note(value.knownStrings, reasons, isRegistration: call.role == .register)
    }

    /// Adds what a call came to in this walk to what it came to in others.
    private func record(
        _ values: [String], _ reasons: [UnknownReason], signature: String, isRegistration: Bool,
        _ place: CodePlace
    ) {
        effects.calls[place, default: CallRecord(signature: signature, isRegistration: isRegistration)]
            .add(values, reasons)
    }

    private func recordConfigured(_ call: ReuseCall, _ value: Value, _ place: CodePlace) {
        let names = value.atoms.compactMap { atom -> String? in
            switch atom {
            case .registration(let registration):
                evaluator.simpleName(of: registration.viewType) ?? "a registration object"
            case .instance: "a registration object"
            default: nil
            }
        }
        record(
            names, names.isEmpty ? [value.unknown ?? .unsupported] : [], signature: call.signature,
            isRegistration: false, place)
    }

    /// R.swift's `register(R.nib.name)`, which takes the identifier from the nib.
    func noteResourceRegistration(
        _ name: Located<String>, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Bool {
        guard name.value == "register", let first = arguments.first, first.label == nil, arguments.count <= 2,
            arguments.count == 1 || arguments[1].label == "forSupplementaryViewOfKind"
        else { return false }
        let value = evaluator.value(first.value, environment)
        guard case .resource(let path)? = value.atoms.first, path.first == "nib" else { return false }
        let place = evaluator.place(name.range, environment)
        let (views, isUnknown) = receiver(callee, environment)
        let kind =
            arguments.count == 2
            ? evaluator.asIdentifier(evaluator.value(arguments[1].value, environment)) : nil
        let source = evaluator.asNib(value, evaluator.place(first.value.range, environment))
        let identifier = value.flatMap { atom -> Value in
            guard case .resource(let path) = atom, path.count == 2 else { return .unknown(.unsupported) }
            return evaluator.resourceMember("identifier", path)
        }
        let namespaces: [ReuseCall.Namespace]
        switch views.first?.isTable {
        case _ where kind != nil: namespaces = [.supplementary]
        case true?: namespaces = [.tableCell]
        case false?: namespaces = [.cell]
        case nil: namespaces = [.cell, .tableCell]
        }
        for namespace in namespaces {
            effects.registrations.append(
                SourceRegistration(
                    views: views, isViewUnknown: isUnknown, namespace: namespace, isAppKit: false,
                    identifier: identifier, kind: kind, source: source,
                    holder: environment.activation.holder, place: place,
                    identifierPlace: evaluator.place(first.value.range, environment),
                    sourcePlace: evaluator.place(first.value.range, environment),
                    function: environment.activation.function,
                    isConditional: evaluator.isConditional, root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: false, trace: trace))
        }
        record(
            identifier.knownStrings, identifier.strings == nil ? [identifier.stringReason] : [],
            signature: "register(_:)", isRegistration: true, place)
        return true
    }

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

    private var viewType: SwiftType {
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

    private func isParameter(_ expression: Expression, _ environment: Environment) -> Bool {
        guard let path = Evaluator.path(of: expression) else { return false }
        return environment.activation.function?.parameters.contains { $0.name == path } ?? false
    }

    /// A layout that is given to the view that an expression is, or makes.
    func noteLayout(of view: Expression, _ layout: Expression, _ environment: Environment) {
        noteLayout(of: views(in: evaluator.value(view, environment)), layout, environment)
    }

    private func noteLayout(of views: [ViewID], _ layout: Expression, _ environment: Environment) {
        effects.layouts.append(
            LayoutUse(
                views: views, layout: evaluator.value(layout, environment),
                place: evaluator.place(layout.range, environment), holder: environment.activation.holder))
    }

    func noteInitialLayout(
        _ expression: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) {
        guard let argument = arguments.first(where: { $0.label == "collectionViewLayout" }) else { return }
        noteLayout(of: expression, argument.value, environment)
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

    /// Calls of code that is not in the sources, and that may register on a view it is given.
    func noteEscapes(
        _ name: String?, _ callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) {
        noteUnknownMethod(name, callee, environment)
        if let name, Self.isHarmless(name, arguments.count) { return }
        for argument in arguments {
            switch argument.value.kind {
            case .name("self"): continue
            case .name, .member, .unwrapped, .prefix("&", _): break
            default: continue
            }
            guard relevance.isNamedView(argument.value) else { continue }
            for view in views(in: evaluator.value(argument.value, environment)) {
                if view.isSelf { needsCaller = true }
                effects.escapes.append((view, evaluator.place(argument.value.range, environment)))
            }
        }
    }

    /// A method of a view that neither UIKit nor the sources have: it may register anything.
    private func noteUnknownMethod(_ name: String?, _ callee: Expression, _ environment: Environment) {
        guard let name, case .member(let base?, let member) = callee.kind, relevance.isNamedView(base),
            !ViewMethods.isKnown(name)
        else { return }
        for view in views(in: evaluator.value(base, environment)) {
            effects.escapes.append((view, evaluator.place(member.range, environment)))
        }
    }

    static func isHarmless(_ name: String, _ argumentCount: Int) -> Bool {
        harmless.contains(name) || (name.hasPrefix("add") && argumentCount == 1 && name.contains("ubview"))
    }

    /// Functions of Apple's frameworks that take a view and do not register anything on it.
    static let harmless: Set<String> = [
        "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview",
        "removeArrangedSubview", "insertArrangedSubview", "convert", "convertRect", "convertPoint", "print",
        "debugPrint", "NSLog", "constraint", "NSLayoutConstraint", "UIStackView", "tableView",
        "collectionView",
        "animate", "transition", "registerForPreviewing", "scrollViewDidScroll", "isEqual", "contains",
        "setContentScrollView",
        "UIView", "UIContextMenuInteraction", "bringSubview", "sendSubview", "equalTo", "insert", "append",
        "super",
        "UITargetedPreview", "scrollView", "type", "numberOfSections", "isDescendant", "setCustomSpacing",
        "objc_getAssociatedObject",
        "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "assert",
        "precondition",
    ]
}

extension ViewID {
    /// Whether it is the receiver of a method of a view's own class or extension.
    var isSelf: Bool {
        if case .property(_, "self") = place { true } else { false }
    }
}

extension Value {
    /// Whether callers decide about a part of it.
    var isLeftToCaller: Bool { unknown?.isLeftToCaller ?? false || isGeneric }

    /// Whether a metatype or nib in it depends on a generic parameter.
    var isGeneric: Bool {
        atoms.contains { if case .metatype(.generic) = $0 { true } else { false } }
    }
}
