import InterfaceBuilder

/// Runs statements: binds names, splits at conditions as far as they are known, unrolls loops, and reports
/// what is returned and every expression that is reached.
final class StatementRun {
    let evaluator: Evaluator
    let onReturn: (Expression?, Environment) -> Void
    /// Called with each expression that is reached, the type that its place asks for, and whether it is returned.
    var onExpression: ((Expression, Environment, SwiftType, Bool) -> Void)?
    /// Called with a branch's last expression, where branches have values.
    var onLastExpression: ((Expression, Environment) -> Void)?
    /// Called with each assignment.
    var onAssignment: ((Expression, Expression, Environment) -> Void)?
    /// Whether the expression that is reached is the value of a local declaration.
    private(set) var isDeclaring = false
    /// Whether what is reached stands in the conditions of a statement.
    private(set) var isInCondition = false
    private var nesting = 0
    /// How many loops enclose the code in its function.
    var loops = 0
    /// How many `switch`es enclose the code in its loop or function.
    var switches = 0
    /// Whether a `break` has left the `switch` that is being run.
    var hasBroken = false
    /// Whether the statements that ran last ended in a `break` of a loop.
    var hasBrokenLoop = false
    /// The local variables that were declared in this run.
    var variables: Set<ObjectIdentifier> = []
    /// Those whose values are followed through the branches and loops that are being run.
    var followed: [ObjectIdentifier: Binding] = [:]
    /// What they were where a `switch` or loop was left.
    var left: [(variable: Binding, sources: [Binding.Source])] = []
    private let outerConditions: Int

    init(_ evaluator: Evaluator, onReturn: @escaping (Expression?, Environment) -> Void) {
        self.evaluator = evaluator
        self.onReturn = onReturn
        outerConditions = evaluator.conditions
    }

    /// Whether control may reach what follows.
    @discardableResult
    func run(_ statements: [Statement], _ environment: Environment) -> Bool {
        evaluator.steps += 1
        guard evaluator.steps < Evaluator.maximumSteps, nesting < 100 else { return true }
        nesting += 1
        defer { nesting -= 1 }
        for case .function(let function) in statements { declare(function, environment) }
        for statement in statements where !run(statement, environment) { return false }
        return true
    }

    private func run(_ statement: Statement, _ environment: Environment) -> Bool {
        switch statement {
        case .expression(let expression):
            if !change(expression, environment) { reach(expression, environment) }
            return !evaluator.neverReturns(expression, environment)
        case .declare(let properties):
            for property in properties { declare(property, environment) }
        case .destructure(let pattern, let type, let value):
            if let value {
                reach(value, environment)
                bind(pattern, to: .expression(value, environment), environment, value)
            } else {
                bindUnknown(pattern, evaluator.type(type, environment.activation), environment)
            }
        case .assign(let target, let value): assign(target, value, environment)
        case .return(let value, _):
            if let value { reach(value, environment, environment.activation.resultType, isReturned: true) }
            onReturn(value, environment)
            noteExit()
            return false
        case .if(let conditions, let then, let otherwise):
            return branch(conditions, then, otherwise, environment)
        case .guard(let conditions, let otherwise):
            let outside = Environment(in: environment)
            evaluator.guardElse = otherwise
            let truth = apply(conditions, environment)
            evaluator.guardElse = []
            if truth != true {
                negate(conditions, outside)
                evaluator.conditions += 1
                run(otherwise, outside)
                evaluator.conditions -= 1
                if onExpression != nil { evaluator.hasExits = true }
            }
            return truth != false
        case .switch(let subject, let cases): return runSwitch(subject, cases, environment)
        case .loop(let pattern, let sequence, let filter, let body):
            loop(pattern, sequence, filter, body, environment)
        case .whileLoop(let conditions, let body):
            let inside = Environment(in: environment)
            apply(conditions, inside)
            repeated(body, inside)
        case .block(let body): return run(body, Environment(in: environment))
        case .conditional(let clauses):
            evaluator.conditions += 1
            // Without an `#else`, none may be compiled.
            let branches = Branches(
                variables(in: clauses, environment), mayBeNone: clauses.count == 1)
            compile(clauses, environment) { clause in
                take(branches) { run(clause, environment) }
            }
            join(branches)
            evaluator.conditions -= 1
        case .function(let function): note(LocalChanges(in: function.body ?? []), environment)
        case .type: break
        case .leave(let value):
            left += followed.values.map { ($0, $0.sources) }
            if case .other(let parts)? = value?.kind, parts.isEmpty {
                // To a label, which is not followed.
                for variable in followed.values { variable.isChanged = true }
                if switches > 0 { hasBroken = true }
            }
            if statement.isBreak {
                if switches > 0 {
                    hasBroken = true
                } else {
                    hasBrokenLoop = true
                    if loops > 0 { noteExit() }
                }
                return false
            }
            hasBrokenLoop = false
            if let value { reach(value, environment) }
            if value != nil || loops > 0 { noteExit() }
            return false
        }
        return true
    }

    func reach(
        _ expression: Expression, _ environment: Environment, _ expected: SwiftType = .unknown,
        isReturned: Bool = false
    ) {
        note(evaluator.localChanges(in: expression), environment)
        onExpression?(expression, environment, expected, isReturned)
    }

    /// Control may have left the function, or the loop, before what follows.
    private func noteExit() {
        if onExpression != nil, evaluator.conditions > outerConditions { evaluator.hasExits = true }
    }

    // MARK: Names

    private func declare(_ property: PropertyDeclaration, _ environment: Environment) {
        let type = evaluator.type(property.type, environment.activation)
        evaluator.annotation = property.type?.range
        isDeclaring = true
        if let value = property.value { reach(value, environment, type) }
        isDeclaring = false
        evaluator.annotation = nil
        // A closure that fills a lazy local property is reached through its value.
        let source: [Binding.Source] =
            property.value.map { [.expression($0, moment(of: $0, environment))] }
            ?? (property.getter == nil ? [] : [.expression(Expression(.null, property.range), environment)])
        let binding = Binding(source, type: type, declaration: property)
        if property.getter == nil, !property.isConstant || property.value == nil {
            variables.insert(ObjectIdentifier(binding))
        }
        environment.bind(property.name.value, binding)
    }

    private func declare(_ function: FunctionDeclaration, _ environment: Environment) {
        environment.bind(
            function.name.value, Binding([.value(.one(.closure(Closure(function), environment)))]))
    }

    func assign(_ target: Expression, _ value: Expression, _ environment: Environment) {
        reach(target, environment)
        var expected: SwiftType = .unknown
        if case .name(let name) = target.kind, let binding = environment.binding(name) {
            expected = binding.type
            let source = Binding.Source.expression(value, moment(of: value, environment, name))
            if environment.declares(name) || followed[ObjectIdentifier(binding)] != nil {
                binding.sources = [source]
            } else {
                binding.sources.append(source)
            }
        } else {
            noteChange(of: target, environment)
            if onExpression != nil, case .call = value.kind { expected = targetType(target, environment) }
        }
        reach(value, environment, expected)
        onAssignment?(target, value, environment)
    }

    private func targetType(_ target: Expression, _ environment: Environment) -> SwiftType {
        for atom in evaluator.value(target, environment).atoms {
            switch atom {
            case .instance(let type), .view(_, let type): return type
            default: continue
            }
        }
        return .unknown
    }

    /// Binds the names of a pattern to the parts of a value.
    func bind(
        _ pattern: Pattern, to source: Binding.Source, _ environment: Environment, _ subject: Expression?,
        path: [Int] = []
    ) {
        switch pattern {
        case .any, .expression: break
        case .name(let name, let type):
            let type = evaluator.type(type, environment.activation)
            environment.bind(name.value, Binding([self.part(of: source, path)], type: type))
        case .tuple(let patterns), .enumCase(_, _, let patterns):
            for (position, pattern) in patterns.enumerated() {
                bind(pattern, to: source, environment, subject, path: path + [position])
            }
        case .cast(let inner, let type):
            let target = evaluator.type(type, environment.activation)
            if case .name(let name, _) = inner {
                environment.bind(
                    name.value, Binding([.value(.instance(target, .runTime("a cast")))], type: target))
            }
        case .optional(let inner): bind(inner, to: source, environment, subject, path: path)
        }
    }

    private func part(of source: Binding.Source, _ path: [Int]) -> Binding.Source {
        guard !path.isEmpty else { return source }
        switch source {
        case .expression(let expression, let environment): return .part(expression, environment, path)
        case .value(let value): return .value(path.reduce(value) { evaluator.part($1, of: $0) })
        case .element(let expression, let environment):
            let element = evaluator.anyElement(of: evaluator.value(expression, environment))
            return .value(path.reduce(element) { evaluator.part($1, of: $0) })
        case .part(let expression, let environment, let outer):
            return .part(expression, environment, outer + path)
        }
    }

    private func bindUnknown(_ pattern: Pattern, _ type: SwiftType, _ environment: Environment) {
        switch pattern {
        case .name(let name, _): environment.bind(name.value, Binding([], type: type))
        case .tuple(let patterns):
            for (position, pattern) in patterns.enumerated() {
                var part: SwiftType = .unknown
                if case .tuple(let types) = type, types.indices.contains(position) { part = types[position] }
                bindUnknown(pattern, part, environment)
            }
        default: break
        }
    }

    // MARK: Branches

    /// Binds and narrows what the conditions say; whether they are met, nil if that is not known.
    @discardableResult
    func apply(_ conditions: [Statement.Condition], _ environment: Environment) -> Bool? {
        let outer = isInCondition
        isInCondition = true
        defer { isInCondition = outer }
        var truth: Bool? = true
        for condition in conditions {
            switch condition {
            case .availability: truth = truth == false ? false : nil
            case .boolean(let expression):
                reach(expression, environment)
                let known = evaluator.truth(of: expression, environment)
                if known != true { truth = known == false || truth == false ? false : nil }
                evaluator.narrow(expression, isMet: true, environment)
            case .binding(let pattern, let value):
                if truth != false { truth = nil }
                guard let value else {
                    unwrap(pattern, environment)
                    continue
                }
                reachCondition(value, pattern, environment)
                bindCondition(pattern, value, environment)
            }
        }
        return truth
    }

    /// `if let name`: the name is no optional any more.
    private func unwrap(_ pattern: Pattern, _ environment: Environment) {
        guard case .name(let name, _) = pattern, name.value != "self" else { return }
        let unwrapped: Binding
        if let binding = environment.binding(name.value) {
            guard binding.declaration?.getter == nil else { return }
            unwrapped = binding.copy()
        } else {
            // While it is evaluated, the name is the property's.
            unwrapped = Binding([.expression(Expression(.name(name.value), name.range), environment)])
        }
        unwrapped.isOptional = false
        environment.bind(name.value, unwrapped)
    }

    /// The value of `if let name: T = value`, with what the type asks for.
    private func reachCondition(_ value: Expression, _ pattern: Pattern, _ environment: Environment) {
        guard case .name(_, let type?) = pattern else { return reach(value, environment) }
        evaluator.annotation = type.range
        reach(value, environment, evaluator.type(type, environment.activation))
        evaluator.annotation = nil
    }

    private func bindCondition(_ pattern: Pattern, _ value: Expression, _ environment: Environment) {
        switch pattern {
        case .enumCase, .expression:
            let outside = environment.parent ?? environment
            let subject = evaluator.subject(evaluator.value(value, outside))
            let matched = evaluator.match(pattern, subject, environment)
            if let path = Evaluator.path(of: value), !matched.isNothing {
                environment.narrowed[path] = matched
            }
            if case .enumCase(_, _, let patterns) = pattern, !patterns.isEmpty {
                bind(pattern, to: .value(matched), environment, nil)
            }
        default:
            bind(pattern, to: .expression(value, environment), environment, value)
        }
    }

    func negate(_ conditions: [Statement.Condition], _ environment: Environment) {
        guard conditions.count == 1, case .boolean(let expression) = conditions[0] else { return }
        evaluator.narrow(expression, isMet: false, environment)
    }
}
