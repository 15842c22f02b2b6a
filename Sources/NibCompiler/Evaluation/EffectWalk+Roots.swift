import InterfaceBuilder

extension EffectWalk {
    func root(_ function: FunctionDeclaration, _ file: Int, of owner: TypeID, holder: TypeID) {
        let type = SwiftType.nominal(holder, [])
        root(
            function, file, owner: owner,
            selfValue: .one(function.isStatic ? .metatype(type) : instance(type)))
    }

    /// Walks a function whose caller is not known, once.
    @discardableResult
    func root(
        _ function: FunctionDeclaration, _ file: Int, owner: TypeID?, selfValue: Value?
    ) -> Profile {
        guard let body = function.body, !function.isUnavailable else { return Profile() }
        let key = WalkKey(
            function: ObjectIdentifier(function), selfText: evaluator.text(of: selfValue), arguments: "",
            isCallback: false)
        if let known = profiles[key] {
            evaluator.selfMembers.formUnion(known.selfMembers)
            return known
        }
        profiles[key] = Profile()
        let outerMembers = evaluator.selfMembers
        evaluator.selfMembers = []
        let start = (dequeues: effects.dequeues.count, registrations: effects.registrations.count)
        let steps = evaluator.steps
        evaluator.steps = 0
        defer { evaluator.steps = steps }
        let isCallback = ViewCallback.isCallback(function)
        var isUnseen = isCallback && owner.map { witnesses.isUnseen(function, in: file, of: $0) } ?? false
        if ViewCallback.isOnLoad(function) { loads.insert(ObjectIdentifier(function)) }
        let bound = BoundMember(base: selfValue ?? .nothing, owner: owner, file: file)
        let activation = evaluator.activation(
            of: function, bound, [], expected: .unknown, isCallback: isCallback, depth: 0)
        let environment = Environment(activation)
        bindAsked(function, selfValue?.atoms.first?.holder, environment)
        let (conditions, hasExits) = (evaluator.conditions, evaluator.hasExits)
        // What has no rows asks for none of them.
        let counts =
            isCallback
            ? selfValue?.atoms.first?.holder.flatMap { bindPlace(of: function, $0, environment) } : nil
        isUnseen = isUnseen || counts?.isNever ?? false
        if isCallback, !isUnseen { callbacks.insert(ObjectIdentifier(function)) }
        (evaluator.conditions, evaluator.hasExits) = (counts?.mayBeZero ?? false ? 1 : 0, false)
        defer { (evaluator.conditions, evaluator.hasExits) = (conditions, hasExits) }
        let outer = (trace, outcomes, needsCaller, rootFunction, callerNil, isRootUnseen, isRootEmpty)
        (trace, outcomes, needsCaller, rootFunction, callerNil) = ([], [Outcome()], false, function, nil)
        isRootUnseen = isUnseen
        isRootEmpty = counts?.isNever ?? false
        walk(body, environment)
        var profile = Profile(needsCaller: needsCaller, outcome: outcomes[0])
        profile.selfMembers = evaluator.selfMembers
        noteOtherHolders(function, selfValue?.atoms.first?.holder, from: start)
        evaluator.selfMembers.formUnion(outerMembers)
        // In the order of the walk: of two with one name, the first names the call.
        if outcomes[0].leavesRegistration, leavingIdentities.insert(ObjectIdentifier(function)).inserted {
            leaving.append(function)
        }
        if counts?.isBound ?? false { countAll(body, function, selfValue, activation) }
        (trace, outcomes, needsCaller, rootFunction, callerNil, isRootUnseen, isRootEmpty) = outer
        profiles[key] = profile
        return profile
    }

    /// Binds the parameters of a function whose caller is not known: the view that UIKit asks about.
    private func bindAsked(_ function: FunctionDeclaration, _ holder: TypeID?, _ environment: Environment) {
        evaluator.bindUnknown(function, environment)
        guard let parameter = ViewCallback.viewParameter(of: function), let holder else { return }
        let type = evaluator.type(parameter.type, environment.activation)
        guard evaluator.isReusingView(type) else { return }
        environment.bind(
            parameter.name,
            Binding([.value(.one(.view(ViewID(place: .callback, holder: holder), type)))], type: type))
    }

    /// Walks code again for every place that UIKit could ask about. Calls in branches that counts rule out are
    /// counted, and nothing else is noted of them.
    private func countAll(
        _ body: [Statement], _ function: FunctionDeclaration, _ selfValue: Value?, _ activation: Activation
    ) {
        let kept = (effects, walked, profiles, leaving, wrapperCalls)
        let places = Set(kept.4.map(\.place))
        let environment = Environment(activation)
        bindAsked(function, selfValue?.atoms.first?.holder, environment)
        evaluator.steps = 0
        outcomes = [Outcome()]
        walk(body, environment)
        let (calls, wrappers) = (effects.calls, wrapperCalls)
        (effects, walked, profiles, leaving, wrapperCalls) = kept
        effects.calls.merge(calls) { known, _ in known }
        wrapperCalls += wrappers.dropFirst(wrapperCalls.count).filter { !places.contains($0.place) }
    }

    /// What a function does when its caller is not known.
    struct Profile {
        /// Whether a caller decides about something: a parameter, a view that is handed over.
        var needsCaller = false
        var outcome = Outcome()
        /// The members that were asked of `self`.
        var selfMembers: Set<String> = []
    }

    /// Walks a property's code for the type that declares it and for each that inherits it and decides about it.
    func root(_ property: PropertyDeclaration, _ file: Int, of type: TypeSymbol) {
        guard !property.isStatic else {
            root(property, file, owner: type.id, selfValue: .one(.metatype(.nominal(type.id, []))))
            return
        }
        evaluator.selfMembers = []
        let start = (dequeues: effects.dequeues.count, registrations: effects.registrations.count)
        root(property, file, owner: type.id, selfValue: .one(instance(.nominal(type.id, []))))
        guard type.kind == .class else { return }
        noteOtherHolders(nil, type.id, from: start)
        // The observers of a property that is overridden run as well; its getter and value may not.
        for holder in heirs(of: type)
        where property.getter == nil && property.value == nil
            || !table.chain(of: holder).types.prefix(while: { $0 != type.id })
                .contains(where: { table[$0].members[property.name.value] != nil })
        {
            root(property, file, owner: type.id, selfValue: .one(instance(.nominal(holder, []))))
        }
    }

    func root(_ property: PropertyDeclaration, _ file: Int, owner: TypeID?, selfValue: Value?) {
        let activation = Activation(
            file: file, owner: owner, selfValue: selfValue,
            resultType: .unknown)
        evaluator.steps = 0
        let parts = relevance.parts(of: property)
        if let getter = property.getter, parts.getter { walk(getter, Environment(activation)) }
        if parts.observers { walk(property.observers, Environment(activation)) }
        if let value = property.value, parts.value {
            let type = evaluator.type(property.type, activation)
            visit(value, Environment(activation), Demand(expected: type))
            // Finds the view that the value makes, so that it is the property's.
            if let selfAtom = selfValue?.atoms.first {
                _ = evaluator.memberValue(property.name.value, of: selfAtom, isSelf: true, from: nil)
            }
        }
    }
}
