import InterfaceBuilder

/// What a function gives for the first section of a view: conditions on the section's number are decided, and the
/// project's own functions that get the number are gone into. Nothing else is known.
struct FirstSection {
    let model: LayoutModel
    /// The type whose method is asked.
    let type: TypeID
    /// The names that stand for the section, and what each is.
    var names: [String: Section]
    private var depth = 0

    enum Section {
        /// The first one's number.
        case number
        /// The case of an enum of sections that the number stands for.
        case enumCase(String)
    }

    enum Outcome {
        case value(Expression)
        /// Nothing is returned: what follows runs.
        case goesOn
        case unknown
    }

    var table: SymbolTable { model.table }

    /// - Parameter name: The parameter that is the section's number.
    init(_ model: LayoutModel, of type: TypeID, name: String) {
        self.model = model
        self.type = type
        names = [name: .number]
    }

    /// What the code gives in the end: an expression that is no choice; nil where that is not known.
    func answer(_ body: [Statement]) -> Expression? {
        if body.count == 1, case .expression(let value) = body[0] { return answer(value) }
        var copy = self
        switch copy.outcome(body) {
        case .value(let value): return copy.answer(value)
        case .goesOn where body.count == 1: return choice(body[0])
        case .goesOn, .unknown: return nil
        }
    }

    private func answer(_ value: Expression) -> Expression? {
        switch value.kind {
        case .ternary(let condition, let first, let second):
            isTrue(condition).flatMap { answer($0 ? first : second) }
        case .branching(let statement): choice(statement)
        case .tuple(let parts) where parts.count == 1: answer(parts[0].value)
        case .call(let callee, let arguments): answer(callee, arguments) ?? value
        default: value
        }
    }

    /// The value of an `if` or `switch` that is an expression.
    private func choice(_ statement: Statement) -> Expression? {
        switch statement {
        case .if(let conditions, let then, let otherwise):
            isTrue(conditions).flatMap { answer($0 ? then : otherwise) }
        case .switch(let subject, let cases): chosen(subject, cases).flatMap { answer($0) }
        default: nil
        }
    }

    /// What a method of the same object gives that gets the section.
    private func answer(_ callee: Expression, _ arguments: [Expression.Argument]) -> Expression? {
        guard depth < 4 else { return nil }
        let name: String
        switch callee.kind {
        case .name(let own): name = Evaluator.baseName(own) ?? own
        case .member(let base?, let own):
            guard case .name(let object) = base.kind, object == "self" || object == "Self" else { return nil }
            name = own.value
        default: return nil
        }
        let found = model.related(to: type).flatMap { table[$0].members[name] ?? [] }
        guard found.count == 1, case .function(let function) = found[0].kind, let body = function.body,
            function.parameters.map(\.label) == arguments.map(\.label)
        else { return nil }
        var inside = FirstSection(model, of: type, name: "")
        inside.names = [:]
        for (parameter, argument) in zip(function.parameters, arguments) {
            if case .name(let name) = argument.value.kind { inside.names[parameter.name] = names[name] }
        }
        guard !inside.names.isEmpty else { return nil }
        inside.depth = depth + 1
        return inside.answer(body)
    }
}
