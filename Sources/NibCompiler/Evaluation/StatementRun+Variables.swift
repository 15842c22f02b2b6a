import InterfaceBuilder

/// Ways that code may take, with what local variables are before and after each of them.
final class Branches {
    let variables: [Binding]
    let before: [[Binding.Source]]
    fileprivate(set) var after: [[[Binding.Source]]] = []

    /// - Parameter mayBeNone: Whether perhaps no way is taken.
    init(_ variables: [Binding], mayBeNone: Bool = false) {
        self.variables = variables
        before = variables.map(\.sources)
        if mayBeNone { after.append(before) }
    }
}

extension StatementRun {
    /// The local variables that statements assign.
    func variables(in bodies: [[Statement]], _ environment: Environment) -> [Binding] {
        guard !variables.isEmpty else { return [] }
        let names = Set(bodies.flatMap { LocalChanges(in: $0).changed })
        return names.sorted().compactMap { environment.binding($0) }.filter {
            variables.contains(ObjectIdentifier($0))
        }
    }

    /// Where the value of a variable is evaluated: with the values that the variables in it have at the moment.
    ///
    /// - Parameter name: The name that it is assigned to, whose old value may be asked for.
    func moment(of value: Expression, _ environment: Environment, _ name: String? = nil) -> Environment {
        guard name != nil || !variables.isEmpty else { return environment }
        var names: Set<String> = []
        var hasClosure = false
        SyntaxWalk.visit(value) { _ in
        } _: { expression in
            switch expression.kind {
            case .name(let name): names.insert(name)
            case .closure: hasClosure = true
            default: break
            }
        }
        // A closure asks for what they are when it runs.
        if hasClosure { names = [] }
        if let name { names.insert(name) }
        var scope: Environment?
        for used in names {
            guard let binding = environment.binding(used),
                used == name || variables.contains(ObjectIdentifier(binding))
            else { continue }
            let inside = scope ?? Environment(in: environment)
            inside.bind(used, binding.copy())
            scope = inside
        }
        return scope ?? environment
    }

    /// Runs one way, from what the variables were before all of them; whether control goes on behind it.
    @discardableResult
    func take(_ branches: Branches, _ run: () -> Bool) -> Bool {
        guard !branches.variables.isEmpty else { return run() }
        for (variable, sources) in zip(branches.variables, branches.before) { variable.sources = sources }
        let outer = followed
        for variable in branches.variables { followed[ObjectIdentifier(variable)] = variable }
        let continues = run()
        followed = outer
        if continues { branches.after.append(branches.variables.map(\.sources)) }
        return continues
    }

    /// The variables become what any way leaves of them, and what they were where a `switch` or loop was left.
    ///
    /// - Parameter start: How often it was left before the ways began; nil for what is left no further than it.
    func join(_ branches: Branches, with start: Int? = nil) {
        let exits = start.map { Array(left[$0...]) } ?? []
        if let start { left.removeLast(left.count - start) }
        guard !branches.variables.isEmpty else { return }
        for (position, variable) in branches.variables.enumerated() {
            var result: [Binding.Source] = []
            for sources in branches.after.map({ $0[position] })
                + exits.filter({ $0.variable === variable }).map(\.sources)
            {
                for source in sources where !result.contains(where: { $0.isSame(as: source) }) {
                    result.append(source)
                }
            }
            // Where control never gets behind the ways, nothing is asked of it there.
            variable.sources = result.isEmpty ? branches.before[position] : result
            if result.count > Self.maximumSources { variable.isChanged = true }
        }
    }

    private static let maximumSources = 16
}

extension Binding.Source {
    fileprivate func isSame(as other: Binding.Source) -> Bool {
        switch (self, other) {
        case (.expression(let left, let scope), .expression(let right, let otherScope)):
            left === right && scope === otherScope
        default: false
        }
    }
}
