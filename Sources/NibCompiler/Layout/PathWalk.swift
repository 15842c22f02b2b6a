import InterfaceBuilder

/// Walks over code and tells of each expression and assignment on which path it lies.
struct PathWalk {
    /// A step into code that does not always run, or runs more than once.
    enum Step: Hashable {
        /// One of the branches of a statement; of an `if` without `else`, the only one.
        case branch(of: Int, Int)
        case loop(Int, names: [String])
        /// The body of a closure. `isLoop`: of `forEach` and its like.
        case closure(Int, names: [String], isLoop: Bool)
    }

    enum Item {
        case expression(Expression)
        case assignment(Expression, Expression)
        case declaration(PropertyDeclaration)
    }

    private var next = 0
    private let use: (Item, [Step]) -> Void

    static func visit(_ statements: [Statement], _ use: @escaping (Item, [Step]) -> Void) {
        var walk = PathWalk(use: use)
        walk.visit(statements, [])
    }

    private init(use: @escaping (Item, [Step]) -> Void) { self.use = use }

    /// Whether code on one path never runs together with code on the other.
    static func areExclusive(_ left: [Step], _ right: [Step]) -> Bool {
        for case (.branch(let first, let arm), .branch(let second, let other)) in zip(left, right)
        where first == second {
            if arm != other { return true }
        }
        return false
    }

    private mutating func number() -> Int {
        next += 1
        return next
    }

    private mutating func visit(_ statements: [Statement], _ path: [Step]) {
        var path = path
        for statement in statements {
            if visit(statement, path) {
                // What follows a statement that may leave the block does not always run.
                path.append(.branch(of: number(), 0))
            }
        }
    }

    /// Whether the statement may leave the block.
    private mutating func visit(_ statement: Statement, _ path: [Step]) -> Bool {
        switch statement {
        case .expression(let expression): visit(expression, path)
        case .declare(let properties):
            for property in properties {
                use(.declaration(property), path)
                if let value = property.value { visit(value, path) }
            }
        case .destructure(_, _, let value): if let value { visit(value, path) }
        case .assign(let target, let value):
            use(.assignment(target, value), path)
            visit(target, path)
            visit(value, path)
        case .return(let value, _): if let value { visit(value, path) }
        case .if(let conditions, let then, let otherwise):
            visit(conditions, path)
            let id = number()
            visit(then, path + [.branch(of: id, 0)])
            visit(otherwise, path + [.branch(of: id, 1)])
            return Self.leaves(then) || Self.leaves(otherwise)
        case .guard(let conditions, let otherwise):
            visit(conditions, path)
            visit(otherwise, path + [.branch(of: number(), 1)])
        case .switch(let subject, let cases):
            visit(subject, path)
            let id = number()
            for (position, item) in cases.enumerated() {
                visit(item.body, path + [.branch(of: id, position)])
            }
            return cases.contains { Self.leaves($0.body) }
        case .loop(let pattern, let sequence, _, let body):
            visit(sequence, path)
            visit(body, path + [.loop(number(), names: pattern.names)])
        case .whileLoop(let conditions, let body):
            visit(conditions, path)
            visit(body, path + [.loop(number(), names: [])])
        case .block(let body): visit(body, path)
        case .conditional(let clauses):
            let id = number()
            for (position, clause) in clauses.enumerated() {
                visit(clause, path + [.branch(of: id, position)])
            }
        case .function, .type: break
        case .leave(let value): if let value { visit(value, path) }
        }
        return false
    }

    private mutating func visit(_ conditions: [Statement.Condition], _ path: [Step]) {
        for condition in conditions {
            switch condition {
            case .boolean(let value): visit(value, path)
            case .binding(_, let value): if let value { visit(value, path) }
            case .availability: break
            }
        }
    }

    private mutating func visit(_ expression: Expression, _ path: [Step]) {
        use(.expression(expression), path)
        switch expression.kind {
        case .ternary(let condition, let first, let second):
            visit(condition, path)
            let id = number()
            visit(first, path + [.branch(of: id, 0)])
            visit(second, path + [.branch(of: id, 1)])
        case .closure(let closure):
            visit(
                closure.body,
                path + [.closure(number(), names: closure.parameters.map(\.name), isLoop: false)])
        case .call(let callee, let arguments):
            if case .closure(let closure) = callee.kind {
                // `{ … }()` runs where it stands.
                visit(closure.body, path)
            } else {
                visit(callee, path)
            }
            let name = ReuseCall.baseName(callee)?.value
            for argument in arguments {
                guard name == "forEach", case .closure(let closure) = argument.value.kind else {
                    visit(argument.value, path)
                    continue
                }
                let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters.map(\.name)
                visit(closure.body, path + [.closure(number(), names: names, isLoop: true)])
            }
        case .branching(let statement): _ = visit(statement, path)
        default:
            for child in expression.children { visit(child, path) }
        }
    }

    private static func leaves(_ statements: [Statement]) -> Bool {
        switch statements.last {
        case .return, .leave: true
        default: false
        }
    }
}

extension Expression {
    /// The expressions that it is made of; not the bodies of closures and branches.
    var children: [Expression] {
        switch kind {
        case .string, .number, .bool, .null, .name, .type, .keyPath, .closure, .branching: []
        case .interpolation(let parts), .array(let parts), .other(let parts): parts
        case .member(let base, _): base.map { [$0] } ?? []
        case .call(let callee, let arguments), .index(let callee, let arguments):
            [callee] + arguments.map(\.value)
        case .specialized(let base, _), .cast(let base, _, _), .typeTest(let base, _), .unwrapped(let base),
            .prefix(_, let base):
            [base]
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let arguments): arguments.map(\.value)
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .coalesced(let first, let second), .binary(_, let first, let second): [first, second]
        }
    }

    /// The name at the start of members and calls: `view` of `view.frame.size`.
    var rootName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base?, _), .unwrapped(let base), .cast(let base, _, _), .index(let base, _),
            .call(let base, _):
            base.rootName
        default: nil
        }
    }
}
