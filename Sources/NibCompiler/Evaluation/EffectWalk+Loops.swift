import InterfaceBuilder

extension EffectWalk {
    func visitLoop(over sequence: Value, _ body: Expression, _ environment: Environment) {
        let elements = evaluator.elements(of: sequence) ?? [evaluator.anyElement(of: sequence)]
        for element in elements {
            switch body.kind {
            case .closure(let closure): enter(closure, environment, [element])
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
