import InterfaceBuilder

/// A call or reference of which it is not known what it leads to.
struct Mention {
    /// What a reference is; nil for a call.
    var functions: [FunctionDeclaration]?
    var name: String
    /// Of a call.
    var labels: [String?]?
    /// The types of what it is called on; nil where they are not known.
    var receivers: [TypeID]?
    /// The generic parameter that it is called on.
    var generic: String?
    var place: CodePlace
    /// The type whose code it stands in, where it is one of its own methods.
    var holder: TypeID?
}

extension EffectWalk {
    /// Notes a method or function that is named without being called.
    func noteReference(_ expression: Expression, _ environment: Environment, _ demand: Demand) {
        guard let name = ReuseCall.baseName(expression) else { return }
        let plain = Evaluator.baseName(name.value) ?? name.value
        let isReuse = ReuseCall.names.contains(plain) && (plain != name.value || plain != "make")
        if isReuse { return noteRegister(expression, environment, demand) }
        guard relevance.mayBeReference(plain) else { return }
        if case .name(let local) = expression.kind, environment.binding(local) != nil, demand.isBound {
            return
        }
        references.append((expression, environment, demand.isBound))
    }

    /// `tableView.register`, of which it is not seen what it is called with.
    private func noteRegister(_ expression: Expression, _ environment: Environment, _ demand: Demand) {
        let value = evaluator.value(expression, environment)
        for case .closure(let closure, let scope) in value.atoms where !demand.isBound {
            enter(closure, scope, [])
        }
        guard value.atoms.isEmpty, case .member(let base?, _) = expression.kind else { return }
        // The labels are not written.
        let views = views(in: evaluator.value(base, environment))
        for view in views { effects.foreign.append((view, isParameter: false)) }
        if views.isEmpty { effects.unfollowed.insert(nil) }
    }

    /// What a reference leads to, if its name is one of those.
    private func mention(
        _ reference: (expression: Expression, environment: Environment, isBound: Bool), of names: Set<String>
    ) -> Mention? {
        let (expression, environment, isBound) = reference
        guard let name = ReuseCall.baseName(expression) else { return nil }
        let plain = Evaluator.baseName(name.value) ?? name.value
        // Views are called so, and their data source's methods.
        guard names.contains(plain), plain != "tableView", plain != "collectionView" else { return nil }
        evaluator.steps = 0
        let value = evaluator.value(expression, environment)
        var functions: [FunctionDeclaration]? = value.atoms.flatMap { atom -> [FunctionDeclaration] in
            if case .function(let found, _) = atom { found } else { [] }
        }
        if functions?.isEmpty ?? true {
            // `Controller.add`, which is given its receiver later, or a member of something unknown.
            guard value.atoms.isEmpty, case .member(_?, _) = expression.kind else { return nil }
            functions = nil
        } else if isBound {
            return nil
        }
        return Mention(
            functions: functions, name: plain, receivers: receivers(of: expression, environment),
            place: evaluator.place(name.range, environment), holder: ownHolder(expression, environment))
    }

    /// Notes a call that may be of a function which registers, and that is not followed.
    func noteUnresolved(
        _ name: Located<String>, _ callee: Expression, _ labels: [String?], _ environment: Environment
    ) {
        let generic = genericReceiver(of: callee, environment)
        // Who binds the generic parameter says which method it is.
        if generic != nil, let function = environment.activation.function {
            parameterWrappers.insert(ObjectIdentifier(function))
            needsCaller = true
        }
        mentions.append(
            Mention(
                functions: nil, name: name.value, labels: labels,
                receivers: receivers(of: callee, environment), generic: generic,
                place: evaluator.place(name.range, environment), holder: ownHolder(callee, environment)))
    }

    /// The types that the object may have whose member is named; nil where they are not known.
    private func receivers(of expression: Expression, _ environment: Environment) -> [TypeID]? {
        guard case .member(let base?, _) = expression.kind else { return nil }
        let value = evaluator.value(base, environment)
        let types = value.atoms.map(\.holder)
        guard value.unknown == nil, !types.isEmpty, !types.contains(nil) else { return nil }
        return types.compactMap(\.self)
    }

    private func genericReceiver(of callee: Expression, _ environment: Environment) -> String? {
        guard case .member(let base?, _) = callee.kind else { return nil }
        let value = evaluator.value(base, environment)
        if case .generic(let name)? = value.unknown { return name }
        if case .metatype(.generic(let name))? = value.atoms.first { return name }
        return nil
    }

    /// The type whose method a name without a receiver, or with `self`, is.
    private func ownHolder(_ expression: Expression, _ environment: Environment) -> TypeID? {
        switch expression.kind {
        case .name: return environment.activation.holder
        case .member(let base?, _):
            if case .name("self") = base.kind { return environment.activation.holder }
            return nil
        default: return nil
        }
    }

    /// Finds the mentions that may lead to functions which register what their callers say: what they register is
    /// then not known, and a view that they may reach may have anything.
    func noteUnfollowed(_ leaving: [FunctionDeclaration], _ result: inout SourceEffects) {
        var byName: [String: [FunctionDeclaration]] = [:]
        for function in leaving {
            let owner = table.places[ObjectIdentifier(function)]?.owner
            let name = function.name.value
            if name == "init", let owner { byName[table[owner].simpleName, default: []].append(function) }
            byName[name, default: []].append(function)
            // Called by signs, not by names.
            let first = name.unicodeScalars.first
            let isNamed = first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
            if !isNamed || ["subscript", "callAsFunction", "dynamicallyCall"].contains(name) {
                result.unfollowed.insert(nil)
            }
        }
        noteOverriddenCalls(&result)
        // UIKit may call what nothing in the sources calls.
        if leaving.contains(where: { exchanged.contains(ObjectIdentifier($0)) }) {
            result.unfollowed.insert(nil)
        }
        for function in leaving where !entered.contains(ObjectIdentifier(function)) {
            guard let place = table.places[ObjectIdentifier(function)], let owner = place.owner,
                table[owner].kind == .class,
                !(table.files[place.file]?.file.isGenerated ?? false)
            else { continue }
            result.unfollowed.insert(owner)
        }
        let identities = Set(leaving.map(ObjectIdentifier.init))
        let names = Set(byName.keys)
        for mention in mentions + references.compactMap({ mention($0, of: names) }) {
            let functions: [FunctionDeclaration]
            if let referred = mention.functions {
                functions = referred.filter { identities.contains(ObjectIdentifier($0)) }
            } else {
                functions = (byName[mention.name] ?? []).filter { function in
                    (mention.labels.map { CallMatch.matches(function, $0) } ?? true)
                        && mayReceive(function, mention.receivers)
                }
            }
            if let generic = mention.generic, result.calls[mention.place] == nil,
                mention.name.hasPrefix("register") || mention.name.hasPrefix("dequeue")
            {
                // Who binds the generic parameter decides.
                var record = CallRecord(
                    signature: FunctionDeclaration.signature(mention.name, mention.labels ?? []),
                    isRegistration: mention.name.hasPrefix("register"))
                record.add([], [.generic(generic)])
                result.calls[mention.place] = record
            }
            guard let function = functions.first else { continue }
            result.unfollowed.insert(mention.holder)
            if result.calls[mention.place] == nil {
                var record = CallRecord(signature: function.signature, isRegistration: true)
                record.add([], [.runTime(function.name.value)])
                result.calls[mention.place] = record
            }
        }
    }

    /// A view whose class registers or dequeues in its own way.
    private func noteOverriddenCalls(_ result: inout SourceEffects) {
        for type in table.viewClasses {
            for name in ReuseCall.names {
                for member in type.members[name] ?? [] {
                    guard case .function(let function) = member.kind, function.body != nil,
                        ReuseCall(name: name, labels: function.parameters.map(\.label)) != nil
                    else { continue }
                    result.unfollowed.insert(nil)
                }
            }
        }
    }

    private func mayReceive(_ function: FunctionDeclaration, _ receivers: [TypeID]?) -> Bool {
        guard let receivers, let owner = table.places[ObjectIdentifier(function)]?.owner else { return true }
        if table[owner].kind == .protocol { return true }
        let isView = UIKitHierarchy.superclass(of: table[owner].name) != nil
        return receivers.contains { receiver in
            if table.areRelated(receiver, owner) { return true }
            // A class of a library is a view if its name says so.
            return !table.chain(of: receiver).isComplete
                && (!isView || table[receiver].name.hasSuffix(table[owner].name.dropFirst(2)))
        }
    }
}
