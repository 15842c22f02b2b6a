import InterfaceBuilder

extension EffectWalk {
    /// Calls of an API in code that no walk reached, because a condition is known not to be met or nothing in the
    /// sources leads there: evaluated by themselves, so that every call is counted. What they register may be registered on any view.
    func unreachedCalls() -> [UnreachedCall] {
        var result: [UnreachedCall] = []
        for type in table.types {
            for declared in type.declarations + type.extensions {
                for function in declared.declaration.functions where relevance.contains(function) {
                    let selfType = SwiftType.nominal(type.id, [])
                    let selfValue = Value.one(function.isStatic ? .metatype(selfType) : .instance(selfType))
                    result += unreachedCalls(in: function, declared.file, type.id, selfValue)
                }
            }
        }
        return result
    }

    private func unreachedCalls(
        in function: FunctionDeclaration, _ file: Int, _ owner: TypeID, _ selfValue: Value
    ) -> [UnreachedCall] {
        var found: [(ReuseCall, Located<String>, [Expression.Argument])] = []
        SyntaxWalk.visit(function.body ?? []) { _ in
        } _: { expression in
            guard case .call(let callee, let arguments) = expression.kind,
                let name = ReuseCall.baseName(callee),
                effects.calls[CodePlace(file: file, range: name.range)] == nil,
                let call = ReuseCall(name: name.value, labels: arguments.map(\.label))
            else { return }
            found.append((call, name, arguments))
        }
        guard !found.isEmpty else { return [] }
        evaluator.steps = 0
        let activation = evaluator.activation(
            of: function, BoundMember(base: selfValue, owner: owner, file: file), [], expected: .unknown,
            isCallback: false, depth: 0)
        let environment = Environment(activation)
        evaluator.bindUnknown(function, environment)
        evaluator.bind(SyntaxWalk.declarations(in: function.body ?? []), environment)
        return found.map { call, name, arguments in
            let place = CodePlace(file: file, range: name.range)
            let value = { (position: Int?) -> Value? in
                position.map {
                    self.evaluator.asIdentifier(self.evaluator.value(arguments[$0].value, environment))
                }
            }
            var record = CallRecord(signature: call.signature, isRegistration: call.role == .register)
            let identifier = value(call.identifier ?? call.kind) ?? .nothing
            record.add(identifier.knownStrings, identifier.strings == nil ? [identifier.stringReason] : [])
            guard call.role == .register else {
                return UnreachedCall(place: place, record: record, registration: nil)
            }
            return UnreachedCall(
                place: place, record: record,
                registration: SourceRegistration(
                    views: [], isViewUnknown: true, namespace: call.namespace, isAppKit: call.isAppKit,
                    identifier: identifier, kind: value(call.kind), source: .unknown(.unsupported),
                    holder: identifier.strings == nil ? owner : nil, place: place, identifierPlace: place,
                    sourcePlace: place, function: function, isConditional: true, root: nil,
                    isLeftToCaller: false, trace: []))
        }
    }
}

/// A call that no walk reached.
struct UnreachedCall {
    var place: CodePlace
    var record: CallRecord
    var registration: SourceRegistration?
}

extension FunctionDeclaration {
    /// Whether the function is a wrapper by its name, with something to choose by.
    var isNamedLikeWrapper: Bool {
        !parameters.isEmpty && (name.value.hasPrefix("dequeue") || name.value.hasPrefix("register"))
    }
}
