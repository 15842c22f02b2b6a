import InterfaceBuilder

/// Which parameter each argument of a call is for.
enum CallMatch {
    /// The argument of each parameter by position, nil where the default is used; nil if the call does not
    /// fit the function.
    ///
    /// - Parameter hasClosure: Whether an argument without a label may be a closure that trails.
    static func assign(
        _ labels: [String?], to function: FunctionDeclaration, hasClosure: Bool = true
    ) -> [Int?]? {
        if let result = assign(labels, to: function.parameters, isSwift2: false, hasClosure) { return result }
        // Of an initialiser, Swift 2 as well had the first label at the call.
        guard let first = function.parameters.first, first.label == first.name, function.name.value != "init"
        else { return nil }
        return assign(labels, to: function.parameters, isSwift2: true, hasClosure)
    }

    static func matches(
        _ function: FunctionDeclaration, _ labels: [String?], hasClosure: Bool = true
    ) -> Bool {
        assign(labels, to: function, hasClosure: hasClosure) != nil
    }

    /// - Parameter isSwift2: The first argument has no label, whatever the parameter is called.
    private static func assign(
        _ labels: [String?], to parameters: [FunctionDeclaration.Parameter], isSwift2: Bool,
        _ hasClosure: Bool
    ) -> [Int?]? {
        var result: [Int?] = []
        var next = 0
        for (position, parameter) in parameters.enumerated() {
            let label = isSwift2 && position == 0 ? nil : parameter.label
            if next < labels.count, labels[next] == label {
                result.append(next)
                next += 1
                if parameter.isVariadic {
                    while next < labels.count, labels[next] == nil { next += 1 }
                }
            } else if hasClosure, next < labels.count, labels[next] == nil,
                labels[(next + 1)...].allSatisfy({ $0 != nil }), isFunction(parameter.type),
                fits(labels[(next + 1)...], parameters[(position + 1)...])
            {
                // The first trailing closure, whose label is left out.
                result.append(next)
                next += 1
            } else if parameter.defaultValue != nil || parameter.isVariadic {
                result.append(nil)
            } else {
                return nil
            }
        }
        return next == labels.count ? result : nil
    }

    /// Whether labelled arguments fit the rest of the parameters.
    private static func fits(
        _ labels: ArraySlice<String?>, _ parameters: ArraySlice<FunctionDeclaration.Parameter>
    ) -> Bool {
        var rest = labels
        for parameter in parameters {
            if rest.first == parameter.label, !rest.isEmpty {
                rest.removeFirst()
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return false
            }
        }
        return rest.isEmpty
    }

    private static func isFunction(_ type: TypeReference) -> Bool {
        switch type.unwrapped.kind {
        case .function: true
        // It may be an alias for one.
        case .named(let parts, _): parts.last.map { UIKitHierarchy.superclass(of: $0) == nil } ?? false
        default: false
        }
    }
}
