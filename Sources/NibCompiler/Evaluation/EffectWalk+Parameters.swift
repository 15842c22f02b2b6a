import InterfaceBuilder

extension EffectWalk {
    /// Notes a function whose parameters say what it registers or dequeues, whatever values they may have: calls of it
    /// are counted.
    ///
    /// - Parameter arguments: What the call of UIKit in it is given for the identifier, the kind and the source.
    func noteParameters(_ arguments: [Expression], _ environment: Environment) {
        let names = ownParameters(in: arguments, environment)
        guard !names.isEmpty, let rootFunction else { return }
        parameterWrappers.insert(ObjectIdentifier(rootFunction))
        decidingParameters[ObjectIdentifier(rootFunction), default: []].formUnion(names)
    }

    /// Notes a function that hands its parameters on to another: where that is a wrapper, so is it.
    func noteParameters(
        _ arguments: [Expression.Argument], of callee: FunctionDeclaration, _ environment: Environment
    ) {
        guard let rootFunction, !ownParameters(in: arguments.map(\.value), environment).isEmpty else {
            return
        }
        parameterCallers[ObjectIdentifier(callee), default: []].insert(ObjectIdentifier(rootFunction))
    }

    /// Notes calls that were just followed, where parameters of the function around them say what they come to: its
    /// own callers do.
    func noteHandedOn(
        _ arguments: [Expression.Argument], to callee: FunctionDeclaration, from start: Int,
        _ environment: Environment
    ) {
        guard start < wrapperCalls.count, let rootFunction,
            let deciding = decidingParameters[ObjectIdentifier(callee)],
            let positions = CallMatch.assign(arguments.map(\.label), to: callee)
        else { return }
        let given = zip(callee.parameters, positions).compactMap { parameter, position in
            position.flatMap { deciding.contains(parameter.name) ? arguments[$0].value : nil }
        }
        let names = ownParameters(in: given, environment)
        guard !names.isEmpty else { return }
        decidingParameters[ObjectIdentifier(rootFunction), default: []].formUnion(names)
        for index in start..<wrapperCalls.count where !wrapperCalls[index].reasons.isEmpty {
            wrapperCalls[index].isLeftToCaller = true
            needsCaller = true
        }
    }

    /// The parameters of the function that is walked of which expressions are made.
    func ownParameters(in expressions: [Expression], _ environment: Environment) -> Set<String> {
        guard trace.isEmpty, !environment.activation.isCallback,
            let function = environment.activation.function, function === rootFunction
        else { return [] }
        let names = Set(
            function.parameters.filter { !isPlace($0.type, environment.activation) }.map(\.name))
        guard !names.isEmpty else { return [] }
        return expressions.reduce(into: []) { $0.formUnion(mentioned(names, $1, environment, depth: 3)) }
    }

    /// Whether a parameter of the type says where, and not what: a view, an index path.
    private func isPlace(_ type: TypeReference, _ activation: Activation) -> Bool {
        type.name.map { $0.hasSuffix("IndexPath") } ?? false
            || evaluator.isReusingView(evaluator.type(type, activation))
    }

    /// Those that an expression names, itself or through a local constant that is made of them.
    private func mentioned(
        _ names: Set<String>, _ expression: Expression, _ environment: Environment, depth: Int
    ) -> Set<String> {
        var result: Set<String> = []
        SyntaxWalk.visit(expression) { _ in
        } _: { part in
            guard case .name(let name) = part.kind else { return }
            for source in environment.binding(name)?.sources ?? [] {
                switch source {
                case .value:
                    if names.contains(name) { result.insert(name) }
                    result.formUnion(elementNames[name] ?? [])
                case .expression(let value, let scope), .part(let value, let scope, _),
                    .element(let value, let scope):
                    if depth > 0 { result.formUnion(mentioned(names, value, scope, depth: depth - 1)) }
                }
            }
        }
        return result
    }
}
