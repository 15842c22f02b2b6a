import InterfaceBuilder

/// Walks over every function that matters and notes what it does.
///
/// Each function is walked once for the type that declares it and, where `self` decides, once for each type that
/// inherits it. Functions that are called are walked into with the call's arguments.
final class EffectWalk {
    let evaluator: Evaluator
    var table: SymbolTable { _read { yield evaluator.table } }
    let relevance: Relevance
    var effects = SourceEffects()
    /// What a function did when it was walked with these arguments.
    private var walked: [WalkKey: Outcome] = [:]
    private var inProgress: Set<WalkKey> = []
    var trace: [TracePoint] = []
    private var outcomes: [Outcome] = []
    private var profiles: [WalkKey: Profile] = [:]
    /// Whether the walk has met something that a caller decides about.
    var needsCaller = false
    /// What becomes of nil that the function walked into returns; nil where its caller is not known.
    private var callerNil: NilHandling?
    /// The function that the walk began with.
    var rootFunction: FunctionDeclaration?
    /// Whether it has the name of one of UIKit's, and UIKit does not see it.
    private(set) var isRootUnseen = false
    private lazy var witnesses = CallbackWitnesses(index: ClassIndex(table))
    /// Which functions each function calls, as far as they matter.
    var calls: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// Functions that UIKit calls while it shows a view.
    var callbacks: Set<ObjectIdentifier> = []
    /// Calls of functions that register or dequeue.
    private var wrapperCalls: [WrapperCall] = []
    /// Calls and references that are not followed.
    var mentions: [Mention] = []
    /// Calls of methods that have the name of one of UIKit's.
    var foreignCalls: [CodePlace: CallRecord] = [:]
    /// Functions that hand a parameter of their own to such a method.
    var foreignWrappers: Set<ObjectIdentifier> = []
    /// Names that may be functions' which are not called.
    var references: [(expression: Expression, environment: Environment, isBound: Bool)] = []
    /// Functions that code in the sources calls.
    private(set) var entered: Set<ObjectIdentifier> = []
    /// Methods of UIKit's classes that call themselves.
    private(set) var exchanged: Set<ObjectIdentifier> = []
    /// Names of members that the sources declare of types that are not theirs, and of protocols.
    private(set) lazy var addedMembers = table.types.filter { $0.kind == .external || $0.kind == .protocol }
        .reduce(into: Set<String>()) { names, type in
            names.formUnion(type.members.keys)
            names.formUnion(type.outlined.keys)
        }
    private var leaving: [FunctionDeclaration] = []
    private var leavingIdentities: Set<ObjectIdentifier> = []

    struct WalkKey: Hashable {
        var function: ObjectIdentifier
        var selfText: String
        var arguments: String
        var isCallback: Bool
    }

    init(
        _ table: SymbolTable, resources: ResourceNames, _ index: RelevanceIndex, _ bodies: AssignmentBodies
    ) {
        evaluator = Evaluator(table, resources: resources, bodies)
        relevance = Relevance(table, index)
        evaluator.onForeign = { [unowned self] in effects.foreign.append((view: $0, isParameter: false)) }
        evaluator.onAlias = { [unowned self] made, held in effects.aliases.append((made, held)) }
    }

    func run() {
        for (number, facts) in table.files.enumerated() {
            guard let facts else { continue }
            let activation = Activation(file: number, owner: nil, selfValue: nil)
            for function in facts.functions where relevance.contains(function) {
                root(function, number, owner: nil, selfValue: nil)
            }
            for property in facts.properties { root(property, number, owner: nil, selfValue: nil) }
            if relevance.isRelevant(facts.statements) {
                evaluator.steps = 0
                walk(facts.statements, Environment(activation))
            }
        }
        for type in table.types {
            for declared in type.declarations + type.extensions { walk(declared, of: type) }
        }
    }

    /// What was found, with the calls of wrappers judged.
    func finished() -> SourceEffects {
        var result = effects
        let reached = reachedFromCallbacks()
        for index in result.dequeues.indices {
            guard let root = result.dequeues[index].root else { continue }
            if reached.contains(root) { result.dequeues[index].isInCallback = true }
        }
        let wrappers = wrappers()
        for call in unreachedCalls() where result.calls[call.place] == nil {
            result.calls[call.place] = call.record
            if let registration = call.registration { result.registrations.append(registration) }
        }
        for call in wrapperCalls
        where wrappers.contains(ObjectIdentifier(call.function)) || call.function.isNamedLikeWrapper {
            var record =
                result.calls[call.place]
                ?? CallRecord(signature: signature(of: call), isRegistration: call.isRegistration)
            record.add(call.values, call.reasons)
            result.calls[call.place] = record
        }
        noteUnfollowed(leaving, &result)
        result.calls.merge(foreignCalls) { known, _ in known }
        for index in result.registrations.indices {
            // What a wrapper registers for an extension's method, it registers where that is called.
            let registration = result.registrations[index]
            guard let root = registration.root ?? registration.function.map(ObjectIdentifier.init),
                !entered.contains(root)
            else { continue }
            result.registrations[index].isUncalled = true
        }
        return result
    }

    /// The functions that leave something to their callers, themselves or through what they call.
    private func wrappers() -> Set<ObjectIdentifier> {
        var result = foreignWrappers
        for registration in effects.registrations where registration.isLeftToCaller {
            if let function = registration.function { result.insert(ObjectIdentifier(function)) }
            if let root = registration.root { result.insert(root) }
        }
        for dequeue in effects.dequeues where dequeue.isLeftToCaller {
            if let function = dequeue.function { result.insert(ObjectIdentifier(function)) }
            if let root = dequeue.root { result.insert(root) }
        }
        return result
    }

    /// The function as the call names it: an initialiser by its type.
    private func signature(of call: WrapperCall) -> String {
        guard call.function.name.value == "init", let file = table.files[call.place.file]?.file,
            call.place.range.upperBound <= file.text.count
        else { return call.function.signature }
        let name = file.text[call.place.range.lowerBound..<call.place.range.upperBound]
        return FunctionDeclaration.signature(
            String(decoding: name, as: UTF8.self), call.function.parameters.map(\.label))
    }

    /// The files of the classes that are registered, and of their superclasses: how their objects are made
    /// matters.
    func filesOfRegisteredClasses() -> Set<Int> {
        var files: Set<Int> = []
        for registration in effects.registrations {
            for case .metatype(let type) in registration.source.atoms {
                guard let id = type.id else { continue }
                for owner in table.chain(of: id).types where table[owner].kind != .external {
                    files.formUnion(table[owner].outlineFiles)
                }
            }
        }
        return files
    }

    /// The functions that UIKit's questions lead to.
    private func reachedFromCallbacks() -> Set<ObjectIdentifier> {
        var reached = callbacks
        var queue = Array(callbacks)
        while let next = queue.popLast() {
            for callee in calls[next] ?? [] where reached.insert(callee).inserted { queue.append(callee) }
        }
        return reached
    }

    private func walk(_ declared: Declared<TypeDeclaration>, of type: TypeSymbol) {
        for function in declared.declaration.functions where relevance.contains(function) {
            evaluator.selfMembers = []
            if type.kind != .protocol { root(function, declared.file, of: type.id, holder: type.id) }
            for holder in heirs(of: type) where !isReplaced(function, for: holder, below: type.id) {
                root(function, declared.file, of: type.id, holder: holder)
            }
        }
        for property in declared.declaration.properties {
            root(
                property, declared.file, owner: type.id,
                selfValue: .one(
                    property.isStatic ? .metatype(.nominal(type.id, [])) : instance(.nominal(type.id, []))))
        }
    }

    /// `self` of a method of the type: a view where the type is one.
    private func instance(_ type: SwiftType) -> Atom {
        if evaluator.isReusingView(type), let id = type.id {
            return .view(ViewID(place: .property(id, "self"), holder: id), type)
        }
        return .instance(type)
    }

    /// The types that inherit the type's methods and for which these do something else, because a member
    /// that was asked of `self` is theirs.
    private func heirs(of type: TypeSymbol) -> [TypeID] {
        guard type.kind == .protocol || type.kind == .class, !type.subtypes.isEmpty else { return [] }
        let descendants = table.descendants(of: type.id).filter { table[$0].kind != .protocol }
        if type.kind == .protocol { return descendants.isEmpty ? [type.id] : limited(descendants) }
        let names = evaluator.selfMembers
        return limited(
            descendants.filter { heir in
                !type.generics.isEmpty || names.contains { table[heir].members[$0] != nil }
            })
    }

    /// As many as are looked at; of the views of the others, nothing is known.
    private func limited(_ heirs: [TypeID]) -> [TypeID] {
        for heir in heirs.dropFirst(200) { effects.unfollowed.insert(heir) }
        return Array(heirs.prefix(200))
    }

    private func root(_ function: FunctionDeclaration, _ file: Int, of owner: TypeID, holder: TypeID) {
        let type = SwiftType.nominal(holder, [])
        root(
            function, file, owner: owner,
            selfValue: .one(function.isStatic ? .metatype(type) : instance(type)))
    }

    /// Walks a function whose caller is not known, once.
    @discardableResult
    private func root(
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
        let start = effects.dequeues.count
        let steps = evaluator.steps
        evaluator.steps = 0
        defer { evaluator.steps = steps }
        let isCallback = ViewCallback.isCallback(function)
        let isUnseen = isCallback && owner.map { witnesses.isUnseen(function, in: file, of: $0) } ?? false
        if isCallback, !isUnseen { callbacks.insert(ObjectIdentifier(function)) }
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
        (evaluator.conditions, evaluator.hasExits) = (counts?.mayBeZero ?? false ? 1 : 0, false)
        defer { (evaluator.conditions, evaluator.hasExits) = (conditions, hasExits) }
        let outer = (trace, outcomes, needsCaller, rootFunction, callerNil, isRootUnseen)
        (trace, outcomes, needsCaller, rootFunction, callerNil) = ([], [Outcome()], false, function, nil)
        isRootUnseen = isUnseen
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
        (trace, outcomes, needsCaller, rootFunction, callerNil, isRootUnseen) = outer
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

    private func root(_ property: PropertyDeclaration, _ file: Int, owner: TypeID?, selfValue: Value?) {
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

    func walk(_ statements: [Statement], _ environment: Environment) {
        let run = StatementRun(evaluator, onReturn: { _, _ in })
        let isLone = statements.count == 1
        run.onExpression = { [unowned self, unowned run] expression, environment, expected, isReturned in
            let isValue = isLone && !run.isInCondition
            let asked = isValue && expected == .unknown ? environment.activation.resultType : expected
            visit(
                expression, environment,
                Demand(expected: asked, isReturned: isReturned || isValue, isBound: run.isDeclaring))
        }
        run.onAssignment = { [unowned self] target, value, environment in
            noteAssignment(target, value, environment)
        }
        run.run(statements, environment)
    }

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
    private func declared(_ bound: BoundMember, _ function: FunctionDeclaration) -> Value? {
        guard let owner = bound.owner else { return nil }
        let holder = table[owner].kind == .protocol ? bound.base.atoms.first?.holder ?? owner : owner
        let type = SwiftType.nominal(holder, [])
        return .one(function.isStatic ? .metatype(type) : instance(type))
    }

    /// Notes at a call what its function did, for the call and for the function that the call stands in.
    private func finish(_ outcome: Outcome, _ function: FunctionDeclaration, _ place: CodePlace) {
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

/// What a function registered or dequeued.
struct Outcome {
    var values: [String] = []
    var reasons: [UnknownReason] = []
    var isRegistration = false
    var needsCaller = false
    /// Whether a caller says what is registered, or where: no fact without it.
    var leavesRegistration = false
    var isEmpty: Bool { values.isEmpty && reasons.isEmpty }

    /// Without what is unknown whoever calls, which is counted where it stands; unless nothing else is left.
    ///
    /// - Parameter profile: What the function does when its caller is not known.
    func withoutOwnReasons(of profile: Outcome) -> Outcome {
        guard !values.isEmpty else { return self }
        var result = self
        result.reasons.removeAll { profile.reasons.contains($0) && !$0.isLeftToCaller }
        return result
    }
}

/// A call of a function that registers or dequeues.
struct WrapperCall {
    var function: FunctionDeclaration
    var place: CodePlace
    var values: [String]
    var reasons: [UnknownReason]
    var isRegistration: Bool
}

/// What the place of an expression asks of it.
struct Demand {
    var expected: SwiftType = .unknown
    var cast: CastDemand?
    var isForced = false
    /// Whether what it is becomes the function's result as it is.
    var isReturned = false
    /// Whether it becomes a local constant's or variable's value: what is done with it is seen there.
    var isBound = false
}
