import InterfaceBuilder

extension Evaluator {
    /// The function that a call is of; several where clauses of an `#if`, or two targets, declare it, where the
    /// arguments do not tell overloads apart, and where a subclass has what a protocol has another of.
    func called(_ functions: [FunctionDeclaration], _ arguments: Arguments) -> [FunctionDeclaration] {
        let fitting = fitting(functions, arguments)
        guard let first = fitting.first, fitting.count > 1 else { return fitting }
        let owner = table.places[ObjectIdentifier(first)]?.owner
        return fitting.filter {
            let other = table.places[ObjectIdentifier($0)]?.owner
            return $0 === first || (other == owner && $0.signature == first.signature)
                || isNoWitness(first, of: other)
        }
    }

    /// Whether a class has a function, of which it is no override, that an extension of a protocol has, too, to which
    /// a class above it conforms: through the protocol, the protocol's is meant.
    private func isNoWitness(_ function: FunctionDeclaration, of other: TypeID?) -> Bool {
        guard let other, table[other].kind == .protocol, !function.isOverride,
            let owner = table.places[ObjectIdentifier(function)]?.owner, table[owner].kind == .class
        else { return false }
        return table.chain(of: owner).types.dropFirst().contains {
            table.supertypes(of: $0).contains(other)
        }
    }

    /// The functions that the call's labels fit, those with a body first; of several, those whose parameters
    /// have the arguments' types.
    func fitting(
        _ functions: [FunctionDeclaration], _ arguments: Arguments
    ) -> [FunctionDeclaration] {
        let labels = arguments.map(\.label)
        let all = functions.filter { CallMatch.matches($0, labels) }
        let withBody = all.filter { $0.body != nil }
        let candidates = withBody.isEmpty ? all : withBody
        guard candidates.count > 1 else { return candidates }
        let scored = candidates.map { ($0, score($0, arguments)) }
        let best = scored.map(\.1).max() ?? 0
        return scored.filter { $0.1 == best }.map(\.0)
    }

    /// How well arguments fit parameters: overloads differ in nib or class, type or instance.
    private func score(_ function: FunctionDeclaration, _ arguments: Arguments) -> Int {
        guard let positions = CallMatch.assign(arguments.map(\.label), to: function) else { return -100 }
        var score = 0
        for (parameter, position) in zip(function.parameters, positions) {
            guard let position, let atom = arguments[position].value.atoms.first else { continue }
            let name = parameter.type.name
            switch (parameter.type.unwrapped.kind, atom) {
            case (.metatype(let instance), .metatype(let type)):
                score += 2
                score += constraintScore(instance.name, function, type)
                // `(some UITableViewCell).Type`
                if !function.generics.contains(where: { $0.name == instance.name }) {
                    score += inheritanceScore(instance, type)
                }
            case (_, .metatype): score += name == "AnyClass" ? 1 : -2
            case (.metatype, _): score -= 2
            case (_, .nib): score += name == "UINib" ? 2 : -2
            default: score += fit(of: atom, to: parameter.type, in: function)
            }
        }
        return score
    }

    /// How well a value fits a parameter: literals have a type of their own that they prefer; objects prefer the
    /// nearest of their types.
    private func fit(of atom: Atom, to type: TypeReference, in function: FunctionDeclaration) -> Int {
        guard let name = type.unwrapped.name, !["Any", "AnyObject", "AnyHashable"].contains(name) else {
            return 0
        }
        if function.generics.contains(where: { $0.name == name }) { return 0 }
        let isText = Self.textTypes.contains(name)
        let isNumber = Self.numberTypes.contains(name)
        let isFraction = Self.fractionTypes.contains(name)
        switch atom {
        case .string:
            return isText ? (name == "String" ? 3 : 2) : (isNumber || isFraction || name == "Bool" ? -20 : 0)
        case .number:
            return isNumber
                ? (name == "Int" ? 3 : 2) : (isFraction ? 1 : (isText || name == "Bool" ? -20 : 0))
        case .fraction:
            return isFraction ? (name == "Double" ? 3 : 2) : (isNumber || isText || name == "Bool" ? -20 : 0)
        case .bool: return name == "Bool" ? 3 : (isText || isNumber || isFraction ? -20 : 0)
        case .enumCase(let id, _, _): return fit(of: id, to: name, in: function)
        case .instance(let own): return own.id.map { fit(of: $0, to: name, in: function) } ?? 0
        case .object(let object): return object.type.id.map { fit(of: $0, to: name, in: function) } ?? 0
        case .view(_, let own): return own.id.map { fit(of: $0, to: name, in: function) } ?? 0
        default: return 0
        }
    }

    private func fit(of id: TypeID, to name: String, in function: FunctionDeclaration) -> Int {
        guard let place = table.places[ObjectIdentifier(function)] else { return 0 }
        let activation = Activation(file: place.file, owner: place.owner, selfValue: nil)
        let reference = TypeReference(
            .named(name.split(separator: ".").map(String.init), []), function.name.range)
        guard let required = self.type(reference, activation).id else { return 0 }
        if required == id { return 4 }
        if table.inherits(id, from: required) { return table[required].kind == .protocol ? 1 : 2 }
        let isKnown = table.chain(of: id).isComplete && table[required].kind != .protocol
        return isKnown && (table[id].kind != .external || table[required].kind != .external) ? -20 : 0
    }

    private static let numberTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
        "NSUInteger",
    ]
    private static let fractionTypes: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]

    private func inheritanceScore(_ required: TypeReference, _ type: SwiftType) -> Int {
        guard let id = type.id, let required = required.name.flatMap(table.type(named:)) else { return 0 }
        return table.inherits(id, from: required) ? 1 : (table.chain(of: id).isComplete ? -3 : 0)
    }

    private func constraintScore(_ name: String?, _ function: FunctionDeclaration, _ type: SwiftType) -> Int {
        var score = 0
        var constraints = function.generics.filter { $0.name == name }.compactMap(\.constraint)
        constraints += function.requirements.filter { $0.subject.name == name }.map(\.type)
        for part in constraints.flatMap({ table.parts(of: $0) }) { score += inheritanceScore(part, type) }
        return score
    }
}
