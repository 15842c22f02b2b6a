import InterfaceBuilder

/// Which initialisers of a class add its subviews. Follows calls of the class's own methods, as the class of the
/// object resolves them, and of its superclasses'.
final class SetUpSearch {
    struct Place {
        var range: ByteRange
        var file: Int
    }

    /// A function, and the position in the chain of the class that declares it.
    struct Method {
        var function: FunctionDeclaration
        var file: Int
        var level: Int
    }

    static let adders: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSubviews",
    ]

    private let index: ClassIndex
    /// The project's own classes, nearest first.
    private let own: [TypeID]
    private let known: CallableNames
    /// Every method that was reached.
    private(set) var reached: Set<ObjectIdentifier> = []
    /// The names of reached methods that add a subview.
    private(set) var setUpNames: Set<String> = []

    init(_ index: ClassIndex, own: [TypeID]) {
        self.index = index
        self.own = own
        known = CallableNames(index: index, own: own)
    }

    /// The nearest methods of a name and labels, from a level of the chain on.
    func methods(named name: String, labels: [String?]?, from level: Int = 0) -> [Method] {
        for position in own.indices.dropFirst(level) {
            let found = (index.table[own[position]].members[name] ?? []).compactMap { member -> Method? in
                guard case .function(let function) = member.kind, !function.isStatic else { return nil }
                if let labels, function.parameters.map(\.label) != labels { return nil }
                return Method(function: function, file: member.file, level: position)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The first statement that certainly adds a subview: not one under a condition.
    func certainPlace(in method: Method, depth: Int = 0) -> Place? {
        guard depth < 8 else { return nil }
        reached.insert(ObjectIdentifier(method.function))
        for statement in method.function.body ?? [] {
            guard case .expression(let expression) = statement,
                case .call(let callee, let arguments) = expression.kind
            else {
                if case .guard = statement { return nil }
                if case .return = statement { return nil }
                continue
            }
            if isOwnAdder(callee) { return Place(range: expression.range, file: method.file) }
            for target in targets(of: callee, arguments, in: method) {
                guard let inner = certainPlace(in: target, depth: depth + 1) else { continue }
                if target.function.name.value != "init", target.level <= method.level || callee.ownName != nil
                {
                    setUpNames.insert(target.function.name.value)
                    return Place(range: expression.range, file: method.file)
                }
                return inner
            }
        }
        return nil
    }

    /// Whether the method may add a subview, in any way.
    func mayAdd(_ method: Method, depth: Int = 0) -> Bool {
        guard depth < 8 else { return true }
        reached.insert(ObjectIdentifier(method.function))
        var result = false
        SyntaxWalk.visit(
            method.function.body ?? [], { _ in },
            { expression in
                guard !result, case .call(let callee, let arguments) = expression.kind else { return }
                if let name = callee.calledName, Self.adders.contains(name) { result = true }
                let targets = targets(of: callee, arguments, in: method)
                if targets.contains(where: { self.mayAdd($0, depth: depth + 1) }) { result = true }
                if targets.isEmpty, let name = callee.ownName, !known.contains(name) { result = true }
                if targets.isEmpty, handsOver(arguments, to: callee) { result = true }
            })
        return result
    }

    /// Whether any other code of the classes adds subviews, or calls what adds them.
    func isAddedElsewhere() -> Bool {
        for type in own {
            for declared in index.table[type].declarations + index.table[type].extensions {
                for function in declared.declaration.functions
                where !reached.contains(ObjectIdentifier(function)) && !Self.isEntry(function) {
                    if adds(function.body ?? []) { return true }
                }
                for property in declared.declaration.properties {
                    let value = property.value.map { [Statement.expression($0)] } ?? []
                    if adds((property.getter ?? []) + property.observers + value) { return true }
                }
            }
        }
        return false
    }

    private static func isEntry(_ function: FunctionDeclaration) -> Bool {
        function.name.value == "init" || function.name.value == "awakeFromNib"
    }

    private func adds(_ body: [Statement]) -> Bool {
        var result = false
        SyntaxWalk.visit(
            body, { _ in },
            { expression in
                guard case .call(let callee, _) = expression.kind, let name = callee.calledName else {
                    return
                }
                if Self.adders.contains(name) || setUpNames.contains(name) { result = true }
            })
        return result
    }

    /// `addSubview`, `self.addSubview`, `contentView.addSubview`.
    private func isOwnAdder(_ callee: Expression) -> Bool {
        switch callee.kind {
        case .name(let name): return name == "addSubview" || name == "insertSubview"
        case .member(let base?, let member):
            guard member.value == "addSubview" || member.value == "insertSubview" else { return false }
            return base.isOwnView
        default: return false
        }
    }

    /// The methods of the classes that a call is of.
    private func targets(of callee: Expression, _ arguments: [Expression.Argument], in method: Method)
        -> [Method]
    {
        switch callee.kind {
        case .name(let name): return methods(named: name, labels: arguments.map(\.label))
        case .member(let base?, let member):
            switch base.kind {
            case .name("self"): return methods(named: member.value, labels: arguments.map(\.label))
            case .name("super"):
                return methods(named: member.value, labels: arguments.map(\.label), from: method.level + 1)
            default: return []
            }
        default: return []
        }
    }

    /// Whether the call gives the view away to code that may put something into it.
    private func handsOver(_ arguments: [Expression.Argument], to callee: Expression) -> Bool {
        guard arguments.contains(where: { $0.value.isOwnView }) else { return false }
        guard let name = callee.calledName else { return true }
        if name.hasPrefix("UI") || name.hasPrefix("NS") { return false }
        return !["addTarget", "addObserver", "constraint", "equalTo", "removeObserver"].contains(name)
    }
}

extension Expression {
    /// `self`, `contentView`, `self.contentView`.
    fileprivate var isOwnView: Bool {
        switch kind {
        case .name(let name): name == "self" || name == "contentView"
        case .member(let base?, let member):
            if case .name("self") = base.kind { member.value == "contentView" } else { false }
        default: false
        }
    }
}
