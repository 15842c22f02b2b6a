import InterfaceBuilder

/// Functions that are declared in a body: closures whose calls have labels, default values and generic parameters.
extension Evaluator {
    /// The names inside of a local function at a call: its parameters, and what its generic parameters are.
    func environment(
        of function: FunctionDeclaration, in scope: Environment, _ arguments: Arguments, expected: SwiftType,
        isCallback: Bool, depth: Int
    ) -> Environment {
        let outer = scope.activation
        let bound = BoundMember(base: outer.selfValue ?? .nothing, owner: outer.owner, file: outer.file)
        let inferred = activation(
            of: function, bound, arguments, expected: expected, isCallback: isCallback, depth: depth)
        let generics = outer.generics.merging(inferred.generics) { $1 }
        let bare = Activation(
            file: outer.file, owner: outer.owner, selfValue: outer.selfValue, generics: generics)
        let own = Activation(
            file: outer.file, owner: outer.owner, selfValue: outer.selfValue, generics: generics,
            function: outer.function, isCallback: isCallback, depth: depth,
            resultType: type(function.result, bare))
        let environment = Environment(in: scope, activation: own)
        bind(function, arguments, environment)
        return environment
    }

    /// The arguments of a call of a local function, each evaluated for what its parameter asks.
    func evaluated(
        _ arguments: [Expression.Argument], _ environment: Environment, for function: FunctionDeclaration,
        in scope: Environment
    ) -> Arguments {
        let positions = CallMatch.assign(arguments.map(\.label), to: function) ?? []
        var expected = [SwiftType](repeating: .unknown, count: arguments.count)
        for (parameter, position) in zip(function.parameters, positions) {
            if let position { expected[position] = type(parameter.type, scope.activation) }
        }
        return zip(arguments, expected).map { argument, type in
            (argument.label, value(argument.value, environment, expected: type))
        }
    }

    /// What a local function returns.
    func call(
        _ function: FunctionDeclaration, in scope: Environment, _ arguments: Arguments, expected: SwiftType
    ) -> Value {
        guard depth < Self.maximumDepth else { return .unknown(.limit) }
        let inside = environment(
            of: function, in: scope, arguments, expected: expected, isCallback: false,
            depth: scope.activation.depth)
        return returned(
            function.body ?? [], inside, isImplicit: true, expected: inside.activation.resultType)
    }
}
