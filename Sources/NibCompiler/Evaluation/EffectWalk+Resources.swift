import InterfaceBuilder

extension EffectWalk {
    /// R.swift's `register(R.nib.name)`, which takes the identifier from the nib.
    func noteResourceRegistration(
        _ name: Located<String>, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Bool {
        guard name.value == "register", let first = arguments.first, first.label == nil, arguments.count <= 2,
            arguments.count == 1 || arguments[1].label == "forSupplementaryViewOfKind"
        else { return false }
        let value = evaluator.value(first.value, environment)
        guard case .resource(let path)? = value.atoms.first, path.first == "nib" else { return false }
        let place = evaluator.place(name.range, environment)
        let (views, isUnknown) = receiver(callee, environment)
        let kind =
            arguments.count == 2
            ? evaluator.asIdentifier(evaluator.value(arguments[1].value, environment)) : nil
        let source = evaluator.asNib(value, evaluator.place(first.value.range, environment))
        let identifier = value.flatMap { atom -> Value in
            guard case .resource(let path) = atom, path.count == 2 else { return .unknown(.unsupported) }
            return evaluator.resourceMember("identifier", path)
        }
        let namespaces: [ReuseCall.Namespace]
        switch views.first?.isTable {
        case _ where kind != nil: namespaces = [.supplementary]
        case true?: namespaces = [.tableCell]
        case false?: namespaces = [.cell]
        case nil: namespaces = [.cell, .tableCell]
        }
        for namespace in namespaces {
            effects.registrations.append(
                SourceRegistration(
                    views: views, isViewUnknown: isUnknown, namespace: namespace, isAppKit: false,
                    identifier: identifier, kind: kind, source: source,
                    holder: environment.activation.holder, place: place,
                    identifierPlace: evaluator.place(first.value.range, environment),
                    sourcePlace: evaluator.place(first.value.range, environment),
                    function: environment.activation.function,
                    isConditional: evaluator.isConditional, root: rootFunction.map(ObjectIdentifier.init),
                    isLeftToCaller: false, trace: trace))
        }
        record(
            identifier.knownStrings, identifier.strings == nil ? [identifier.stringReason] : [],
            signature: "register(_:)", isRegistration: true, place)
        return true
    }
}
