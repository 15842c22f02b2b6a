import InterfaceBuilder

extension EffectWalk {
    /// Notes a function whose parameters say what it registers or dequeues, whatever values they may have: calls of it
    /// are counted.
    ///
    /// - Parameter arguments: What the call of UIKit in it is given for the identifier, the kind and the source.
    func noteParameters(_ arguments: [Expression], _ environment: Environment) {
        guard let function = functionWhoseParameters(sayWhatIsIn: arguments, environment) else { return }
        parameterWrappers.insert(ObjectIdentifier(function))
    }

    /// Notes a function that hands its parameters on to another: where that is a wrapper, so is it.
    func noteParameters(
        _ arguments: [Expression.Argument], of callee: FunctionDeclaration, _ environment: Environment
    ) {
        guard let function = functionWhoseParameters(sayWhatIsIn: arguments.map(\.value), environment) else {
            return
        }
        parameterCallers[ObjectIdentifier(callee), default: []].insert(ObjectIdentifier(function))
    }

    /// The function around the call, if the arguments are made of its parameters.
    private func functionWhoseParameters(
        sayWhatIsIn arguments: [Expression], _ environment: Environment
    ) -> FunctionDeclaration? {
        guard trace.isEmpty, !environment.activation.isCallback,
            let function = environment.activation.function, function === rootFunction
        else { return nil }
        let names = Set(
            function.parameters.filter { !isPlace($0.type, environment.activation) }.map(\.name))
        guard !names.isEmpty, arguments.contains(where: { mentions(names, $0, environment, depth: 3) }) else {
            return nil
        }
        return function
    }

    /// Whether a parameter of the type says where, and not what: a view, an index path.
    private func isPlace(_ type: TypeReference, _ activation: Activation) -> Bool {
        type.name.map { $0.hasSuffix("IndexPath") } ?? false
            || evaluator.isReusingView(evaluator.type(type, activation))
    }

    /// Whether an expression names one of them, itself or through a local constant that is made of it.
    private func mentions(
        _ names: Set<String>, _ expression: Expression, _ environment: Environment, depth: Int
    ) -> Bool {
        var isNamed = false
        SyntaxWalk.visit(expression) { _ in
        } _: { part in
            guard !isNamed, case .name(let name) = part.kind else { return }
            guard let sources = environment.binding(name)?.sources else { return }
            isNamed = sources.contains { source in
                switch source {
                case .value: names.contains(name)
                case .expression(let value, let scope):
                    depth > 0 && mentions(names, value, scope, depth: depth - 1)
                case .part, .element: false
                }
            }
        }
        return isNamed
    }
}
