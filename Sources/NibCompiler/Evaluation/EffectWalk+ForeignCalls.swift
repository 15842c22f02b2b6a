import InterfaceBuilder

extension EffectWalk {
    /// A method that has the name of one of UIKit's, and is the project's own or a library's: what it asks for is
    /// what its arguments say.
    func noteForeignCall(
        _ name: Located<String>, _ arguments: [Expression.Argument], _ environment: Environment, isOwn: Bool
    ) {
        let place = evaluator.place(name.range, environment)
        var record = CallRecord(
            signature: FunctionDeclaration.signature(name.value, arguments.map(\.label)),
            isRegistration: name.value.hasPrefix("register"))
        var names: [String] = []
        let values = arguments.filter { !($0.label.map(ReuseCall.kindLabels.contains) ?? false) }.map {
            evaluator.value($0.value, environment)
        }
        for atom in values.flatMap(\.atoms) {
            switch atom {
            case .string(let text): names.append(text)
            case .metatype(let type): if let name = evaluator.simpleName(of: type) { names.append(name) }
            default: continue
            }
        }
        let isLeft = values.contains(where: \.isLeftToCaller)
        let reason: UnknownReason = isOwn || isLeft ? .parameter(name.value) : .external(name.value)
        record.add(names, names.isEmpty ? [reason] : [])
        foreignCalls[place] = record
        if let function = environment.activation.function, isLeft {
            parameterWrappers.insert(ObjectIdentifier(function))
            note(names, names.isEmpty ? [reason] : [], isRegistration: record.isRegistration)
        }
    }
}
