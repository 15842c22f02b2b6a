import InterfaceBuilder

extension EffectWalk {
    /// Notes of the registrations and dequeues that a function, or code of a property, makes for which subclasses of
    /// the holder they are none: those that override the function, or something that it asks of `self`.
    func noteOtherHolders(
        _ function: FunctionDeclaration?, _ holder: TypeID?, from start: (dequeues: Int, registrations: Int)
    ) {
        guard let holder, !table[holder].subtypes.isEmpty else { return }
        let root = function.map(ObjectIdentifier.init)
        let dequeues = effects.dequeues.indices[start.dequeues...].filter {
            effects.dequeues[$0].root == root
        }
        let registrations = effects.registrations.indices[start.registrations...].filter {
            effects.registrations[$0].root == root
        }
        guard !dequeues.isEmpty || !registrations.isEmpty else { return }
        let names = evaluator.selfMembers
        let others = Set(
            table.descendants(of: holder).filter { heir in
                names.contains { table[heir].members[$0] != nil }
                    || function.map { overrides($0, heir) } ?? false
            })
        for index in dequeues { effects.dequeues[index].otherHolders = others }
        let replacing = function.map { heirs(replacing: $0, of: holder) } ?? []
        for index in registrations {
            effects.registrations[index].otherHolders = others
            effects.registrations[index].replacedIn = replacing
            // What the holder's own code calls of itself is a subclass's method where that has one.
            guard let inner = effects.registrations[index].function, inner !== function,
                table.places[ObjectIdentifier(inner)]?.owner == holder
            else { continue }
            effects.registrations[index].replacedIn.formUnion(heirs(replacing: inner, of: holder))
        }
    }

    /// The subclasses that override the function, and whose code, as that between, never asks for the inherited one.
    private func heirs(replacing function: FunctionDeclaration, of holder: TypeID) -> Set<TypeID> {
        guard table[holder].kind == .class, let owner = table.places[ObjectIdentifier(function)]?.owner,
            bodies(inPlaceOf: function, owner).isEmpty
        else { return [] }
        return Set(
            table.descendants(of: holder).filter { heir in
                let name = function.name.value
                guard table[heir].outlined[name] == nil, !table[heir].isAmbiguous else { return false }
                let anew = (table[heir].members[name] ?? []).compactMap { member in
                    if case .function(let other) = member.kind { other } else { nil }
                }
                let between = table.chain(of: heir).types.prefix { $0 != owner }
                return anew.count == 1 && isOverride(anew[0], of: function)
                    && !between.contains { otherMentions(in: $0).contains(name) }
            })
    }

    private func isOverride(_ other: FunctionDeclaration, of function: FunctionDeclaration) -> Bool {
        guard other.body != nil, other.isStatic == function.isStatic else { return false }
        if let selector = other.selector, selector == function.selector { return true }
        return other.isOverride && other.signature == function.signature
            && other.parameters.map(\.type.name) == function.parameters.map(\.type.name)
    }

    /// The names of the members that code of the class asks of anything else than `self`: `super.setUp()`,
    /// `#selector(Base.setUp)`.
    private func otherMentions(in type: TypeID) -> Set<String> {
        if let known = knownMentions[type] { return known }
        var result: Set<String> = []
        for declared in table[type].declarations + table[type].extensions {
            table.visitBodies(of: declared.declaration) { body in
                SyntaxWalk.visit(body) { _ in
                } _: { expression in
                    guard case .member(let base?, let member) = expression.kind else { return }
                    if case .name("self") = base.kind { return }
                    result.insert(Evaluator.baseName(member.value) ?? member.value)
                }
            }
        }
        knownMentions[type] = result
        return result
    }

    /// What objects of a class do in the function's place.
    enum Inheritance {
        case inherited
        /// The class, or one between it and the owner, has it anew and calls it under a condition.
        case asked
        /// It has it anew and does not call it.
        case replaced
    }

    func inheritance(of function: FunctionDeclaration, for heir: TypeID, below owner: TypeID) -> Inheritance {
        guard table[owner].kind == .class else { return .inherited }
        var result = Inheritance.inherited
        for type in table.chain(of: heir).types.prefix(while: { $0 != owner }) {
            let anew = bodies(inPlaceOf: function, type).filter {
                !Self.alwaysCallsSuper(function.name.value, $0)
            }
            if anew.isEmpty { continue }
            guard anew.allSatisfy({ Self.mayCallSuper(function.name.value, $0) }) else { return .replaced }
            result = .asked
        }
        return result
    }

    /// Whether a class has the function anew and does not always call the one that it inherits.
    private func overrides(_ function: FunctionDeclaration, _ type: TypeID) -> Bool {
        bodies(inPlaceOf: function, type).contains { !Self.alwaysCallsSuper(function.name.value, $0) }
    }

    /// The bodies of the methods that a class has in the function's place.
    private func bodies(inPlaceOf function: FunctionDeclaration, _ type: TypeID) -> [[Statement]] {
        (table[type].members[function.name.value] ?? []).compactMap { member in
            guard case .function(let other) = member.kind, other !== function,
                other.parameters.map(\.label) == function.parameters.map(\.label)
            else { return nil }
            return other.body
        }
    }

    /// Whether a call of `super`'s method of the name stands anywhere.
    private static func mayCallSuper(_ name: String, _ body: [Statement]) -> Bool {
        var result = false
        SyntaxWalk.visit(body) { _ in
        } _: { expression in
            guard case .member(let base?, let member) = expression.kind, member.value == name else { return }
            if case .name("super") = base.kind { result = true }
        }
        return result
    }

    /// Whether a statement that always runs calls `super`'s method of the name.
    private static func alwaysCallsSuper(_ name: String, _ body: [Statement]) -> Bool {
        for statement in body {
            switch statement {
            case .expression(let expression), .assign(_, let expression), .return(let expression?, _),
                .destructure(_, _, let expression?):
                if callsSuper(name, expression) { return true }
            case .declare(let properties):
                if properties.contains(where: { $0.value.map { callsSuper(name, $0) } ?? false }) {
                    return true
                }
            case .block(let inner): if alwaysCallsSuper(name, inner) { return true }
            case .function, .type: continue
            default: return false
            }
            if case .return = statement { return false }
        }
        return false
    }

    private static func callsSuper(_ name: String, _ expression: Expression) -> Bool {
        switch expression.kind {
        case .call(let callee, let arguments):
            if case .member(let base?, let member) = callee.kind {
                if member.value == name, case .name("super") = base.kind { return true }
                if callsSuper(name, base) { return true }
            }
            return arguments.contains { callsSuper(name, $0.value) }
        case .member(let base?, _), .cast(let base, _, _), .unwrapped(let base), .coalesced(let base, _):
            return callsSuper(name, base)
        default: return false
        }
    }
}
