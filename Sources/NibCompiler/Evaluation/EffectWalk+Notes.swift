import InterfaceBuilder

extension EffectWalk {
    /// The views that a call's receiver may be, and whether it may be another.
    func receiver(_ callee: Expression, _ environment: Environment) -> (
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
        let isOfParameters =
            identifier.strings == nil
            && (call.identifier ?? call.kind).map {
                !ownParameters(in: [arguments[$0].value], environment).isEmpty
            } ?? false
        let holder = environment.activation.holder
        let isParameter = trace.isEmpty && views.isEmpty && isOwnParameter(callee, environment)
        needsCaller =
            needsCaller || isUnknown || isOfParameters || views.contains { $0.isSelf }
            || identifier.isLeftToCaller || (kind?.isLeftToCaller ?? false)
        switch call.role {
        case .register:
            let source =
                value(call.source, call.source.map { sourceType(arguments[$0].value) } ?? .unknown).map {
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
            record(call, named, place, isOfParameters: isOfParameters)
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
                    isNeverAsked: isRootEmpty,
                    function: environment.activation.function,
                    isConditional: evaluator.isConditional, root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: isLeft, trace: trace))
            record(call, identifier, place, isOfParameters: isOfParameters)
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
                    isNeverAsked: isRootEmpty,
                    function: environment.activation.function, isConditional: evaluator.isConditional,
                    root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: registration.unknown?.isLeftToCaller ?? false, trace: trace))
            recordConfigured(call, registration, place)
        }
    }

    /// What is asked for where a source is registered: of a nib only it can be written without its type.
    private func sourceType(_ source: Expression) -> SwiftType {
        let callee = if case .call(let callee, _) = source.kind { callee } else { source }
        guard case .member(nil, _) = callee.kind, let nib = table.type(named: "UINib") else {
            return .unknown
        }
        return .nominal(nib, [])
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

    /// - Parameter isOfParameters: Whether the callers of the function around the call say what it is of.
    func record(_ call: ReuseCall, _ value: Value, _ place: CodePlace, isOfParameters: Bool = false) {
        var reasons = value.strings == nil ? [value.stringReason] : []
        if isOfParameters, !reasons.isEmpty { reasons = [.parameter(call.signature)] }
        record(
            value.knownStrings, reasons, signature: call.signature, isRegistration: call.role == .register,
            place)
        note(value.knownStrings, reasons, isRegistration: call.role == .register)
    }

    /// Adds what a call came to in this walk to what it came to in others.
    func record(
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
