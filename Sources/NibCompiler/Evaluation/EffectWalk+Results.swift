import InterfaceBuilder

extension EffectWalk {
    /// What was found, with the calls of wrappers judged.
    func finished() -> SourceEffects {
        var result = effects
        let reached = reached(from: callbacks)
        let loaded = self.reached(from: loads)
        for index in result.dequeues.indices {
            guard let root = result.dequeues[index].root, !result.dequeues[index].isNeverAsked else {
                continue
            }
            if reached.contains(root) { result.dequeues[index].isInCallback = true }
        }
        let wrappers = wrappers()
        for call in unreachedCalls() where result.calls[call.place] == nil {
            result.calls[call.place] = call.record
            if let registration = call.registration { result.registrations.append(registration) }
        }
        for call in wrapperCalls
        where wrappers.contains(ObjectIdentifier(call.function)) || call.function.isNamedLikeWrapper {
            var record =
                result.calls[call.place]
                ?? CallRecord(signature: signature(of: call), isRegistration: call.isRegistration)
            record.add(
                call.values, call.isLeftToCaller ? [.parameter(call.function.name.value)] : call.reasons)
            result.calls[call.place] = record
        }
        noteUnfollowed(leaving, &result)
        result.calls.merge(foreignCalls) { known, _ in known }
        let uncalled = UncalledFunctions(table)
        for index in result.registrations.indices {
            // What a wrapper registers for an extension's method, it registers where that is called.
            let registration = result.registrations[index]
            // The observers and values of properties are no functions.
            result.registrations[index].isOnLoad =
                registration.root.map(loaded.contains) ?? true
            result.registrations[index].isNeverDone = registration.function.map(uncalled.contains) ?? false
            guard let root = registration.root ?? registration.function.map(ObjectIdentifier.init),
                !entered.contains(root)
            else { continue }
            result.registrations[index].isUncalled = true
        }
        return result
    }

    /// The functions that leave something to their callers, themselves or through what they call.
    func wrappers() -> Set<ObjectIdentifier> {
        var result = parameterWrappers
        for registration in effects.registrations where registration.isLeftToCaller {
            if let function = registration.function { result.insert(ObjectIdentifier(function)) }
            if let root = registration.root { result.insert(root) }
        }
        for dequeue in effects.dequeues where dequeue.isLeftToCaller {
            if let function = dequeue.function { result.insert(ObjectIdentifier(function)) }
            if let root = dequeue.root { result.insert(root) }
        }
        var queue = Array(result)
        while let next = queue.popLast() {
            for caller in parameterCallers[next] ?? [] where result.insert(caller).inserted {
                queue.append(caller)
            }
        }
        return result
    }

    /// The Swift functions that leave something to their callers, as far as files other than their own may call them.
    func wrapperNames() -> Set<WrapperName> {
        let wrappers = wrappers()
        var result: Set<WrapperName> = []
        for function in relevance.functions
        where wrappers.contains(ObjectIdentifier(function)) && function.access != .private
            && function.access != .fileprivate && !ViewCallback.isCallback(function)
        {
            let name = function.name.value
            guard name != "init", !ReuseCall.names.contains(name),
                let file = table.places[ObjectIdentifier(function)]?.file,
                let facts = table.files[file], facts.language == .swift, !Library.isFile(facts.file.path)
            else { continue }
            let labels = function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
                .compactMap { Self.isFunctionType($0.type) ? nil : $0.label }
            result.insert(WrapperName(name: name, labels: labels))
        }
        return result
    }

    /// Whether a parameter of the type may be given by a closure after the brackets, without its label.
    private static func isFunctionType(_ type: TypeReference) -> Bool {
        if case .function = type.unwrapped.kind { true } else { false }
    }

    /// The function as the call names it: an initialiser by its type.
    private func signature(of call: WrapperCall) -> String {
        guard call.function.name.value == "init", let file = table.files[call.place.file]?.file,
            call.place.range.upperBound <= file.text.count
        else { return call.function.signature }
        let name = file.text[call.place.range.lowerBound..<call.place.range.upperBound]
        return FunctionDeclaration.signature(
            String(decoding: name, as: UTF8.self), call.function.parameters.map(\.label))
    }

    /// The files of the classes that are registered, and of their superclasses: how their objects are made
    /// matters.
    func filesOfRegisteredClasses() -> Set<Int> {
        var files: Set<Int> = []
        for registration in effects.registrations {
            for case .metatype(let type) in registration.source.atoms {
                guard let id = type.id else { continue }
                for owner in table.chain(of: id).types where table[owner].kind != .external {
                    files.formUnion(table[owner].outlineFiles)
                }
            }
        }
        return files
    }

    /// The functions that others lead to, and these.
    private func reached(from functions: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
        var reached = functions
        var queue = Array(functions)
        while let next = queue.popLast() {
            for callee in calls[next] ?? [] where reached.insert(callee).inserted { queue.append(callee) }
        }
        return reached
    }
}
