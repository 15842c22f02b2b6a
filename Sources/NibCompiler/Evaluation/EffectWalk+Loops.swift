import InterfaceBuilder

extension EffectWalk {
    /// Walks a closure, or what else is called with each element of a collection.
    ///
    /// - Parameter given: What the closure is called with for an element; the rest of its parameters are not known.
    func visitLoop(
        over collection: Expression, _ body: Expression, _ environment: Environment,
        given: ((Value) -> [Value])? = nil
    ) {
        let sequence = evaluator.value(collection, environment)
        let elements = evaluator.elements(of: sequence) ?? [evaluator.anyElement(of: sequence)]
        let outer = elementNames
        defer { elementNames = outer }
        if case .closure(let closure) = body.kind {
            let parameters = ownParameters(in: [collection], environment)
            let names = closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters.map(\.name)
            for name in names where !parameters.isEmpty { elementNames[name] = parameters }
        }
        for element in elements {
            switch body.kind {
            case .closure(let closure):
                var values = given?(element) ?? [element]
                // One value is what all parameters are parts of.
                if given != nil, values.count == 1, closure.parameters.count > 1 {
                    values.append(.unknown(.runTime("an index")))
                }
                enter(closure, environment, values)
            default: if !enterReference(body, element, environment) { visit(body, environment) }
            }
        }
    }

    /// `[…].forEach(tableView.registerNib)`: a method that is called with each element; whether it is one.
    private func enterReference(_ callee: Expression, _ element: Value, _ environment: Environment) -> Bool {
        guard let name = ReuseCall.baseName(callee) else { return false }
        var isEntered = false
        let place = evaluator.place(name.range, environment)
        for atom in evaluator.calleeValue(callee, environment).atoms {
            switch atom {
            case .function(let functions, let bound):
                let values = Self.parts(of: element, count: functions.first?.parameters.count ?? 1)
                for function in functions where function.parameters.count == values.count {
                    isEntered = true
                    let labels = function.parameters.map(\.label)
                    enter(
                        function, bound, zip(labels, values).map { ($0, $1) }, Demand(), at: place,
                        from: environment.activation)
                }
            case .closure(let closure, let scope):
                isEntered = true
                enter(closure, scope, [element])
            default: continue
            }
        }
        return isEntered
    }

    /// The parts of a tuple that is given to a function of several parameters.
    private static func parts(of element: Value, count: Int) -> [Value] {
        guard count > 1, element.unknown == nil, element.atoms.count == 1,
            case .tuple(let parts) = element.atoms[0], parts.count == count
        else { return [element] }
        return parts.map(\.value)
    }
}
