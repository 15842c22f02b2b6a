import InterfaceBuilder

extension EffectWalk {
    // MARK: Calls of the project's functions

    /// Walks into a function that is called, and notes what it registered or dequeued.
    func enter(
        _ function: FunctionDeclaration, _ bound: BoundMember, _ arguments: Evaluator.Arguments,
        _ demand: Demand, at place: CodePlace, argument: CodePlace? = nil, from caller: Activation
    ) {
        guard let body = function.body else { return }
        guard caller.depth < 16 else {
            return mentions.append(
                Mention(
                    functions: [function], name: "", labels: nil, receivers: nil, place: place, holder: nil))
        }
        // What calls itself is another function at run time: their implementations are exchanged.
        if rootFunction !== function || !isExtensionOfUIKit(function) {
            entered.insert(ObjectIdentifier(function))
        } else {
            exchanged.insert(ObjectIdentifier(function))
        }
        let bound = evaluator.placed(bound, function)
        let key = WalkKey(
            function: ObjectIdentifier(function), selfText: evaluator.text(of: bound.base),
            arguments: arguments.map { evaluator.text(of: $0.value) }.joined(separator: ";")
                + evaluator.text(of: .one(.metatype(demand.expected))) + "\(nilHandling(demand))",
            isCallback: caller.isCallback)
        if let known = walked[key] { return finish(known, function, place) }
        if let rootFunction {
            calls[ObjectIdentifier(rootFunction), default: []].insert(ObjectIdentifier(function))
        }
        let profile = root(function, bound.file, owner: bound.owner, selfValue: declared(bound, function))
        guard profile.needsCaller else { return finish(profile.outcome, function, place) }
        guard inProgress.insert(key).inserted else { return }
        defer { inProgress.remove(key) }
        let activation = evaluator.activation(
            of: function, bound, arguments, expected: demand.expected, isCallback: caller.isCallback,
            depth: caller.depth + 1)
        let environment = Environment(activation)
        evaluator.bind(function, arguments, environment)
        trace.append(
            TracePoint(
                call: place, argument: argument,
                annotation: evaluator.annotation.map { CodePlace(file: place.file, range: $0) }))
        evaluator.annotation = nil
        outcomes.append(Outcome())
        let before = (needsCaller, callerNil)
        (needsCaller, callerNil) = (false, nilHandling(demand))
        let hasExits = evaluator.hasExits
        walk(body, environment)
        evaluator.hasExits = hasExits
        var outcome = outcomes.removeLast().withoutOwnReasons(of: profile.outcome)
        outcome.needsCaller = needsCaller
        (needsCaller, callerNil) = before
        trace.removeLast()
        walked[key] = outcome
        finish(outcome, function, place)
    }

    private func isExtensionOfUIKit(_ function: FunctionDeclaration) -> Bool {
        guard let owner = table.places[ObjectIdentifier(function)]?.owner else { return false }
        return table[owner].kind == .external
    }

    /// What becomes of nil at a place: where it is returned, the caller's place decides.
    func nilHandling(_ demand: Demand) -> NilHandling {
        if demand.isForced { return .forced }
        return demand.isReturned ? callerNil ?? .passedOn : .handled
    }

    /// `self` of a function whose receiver is not looked at: an object of the type that declares it.
    func declared(_ bound: BoundMember, _ function: FunctionDeclaration) -> Value? {
        guard let owner = bound.owner else { return nil }
        let holder = table[owner].kind == .protocol ? bound.base.atoms.first?.holder ?? owner : owner
        let type = SwiftType.nominal(holder, [])
        return .one(function.isStatic ? .metatype(type) : instance(type))
    }

    /// Notes at a call what its function did, for the call and for the function that the call stands in.
    func finish(_ outcome: Outcome, _ function: FunctionDeclaration, _ place: CodePlace) {
        needsCaller = needsCaller || outcome.needsCaller
        guard !outcome.isEmpty else { return }
        wrapperCalls.append(
            WrapperCall(
                function: function, place: place, values: outcome.values, reasons: outcome.reasons,
                isRegistration: outcome.isRegistration))
        note(outcome.values, outcome.reasons, isRegistration: outcome.isRegistration)
        if outcome.leavesRegistration, !outcomes.isEmpty {
            outcomes[outcomes.count - 1].leavesRegistration = true
        }
    }

    /// Notes a registration of which a caller says a part.
    func noteLeftRegistration() {
        guard !outcomes.isEmpty else { return effects.unfollowed.formUnion([nil]) }
        outcomes[outcomes.count - 1].leavesRegistration = true
    }

    func note(_ values: [String], _ reasons: [UnknownReason], isRegistration: Bool) {
        guard !outcomes.isEmpty else { return }
        let last = outcomes.count - 1
        outcomes[last].isRegistration = outcomes[last].isRegistration || isRegistration
        for value in values where !outcomes[last].values.contains(value) {
            outcomes[last].values.append(value)
        }
        for reason in reasons where !outcomes[last].reasons.contains(reason) {
            outcomes[last].reasons.append(reason)
        }
    }
}
