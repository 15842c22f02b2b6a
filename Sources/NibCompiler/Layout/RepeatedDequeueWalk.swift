import InterfaceBuilder

/// Follows a request from its start, and notes each dequeue that certainly runs after another one.
struct RepeatedDequeueWalk {
    struct Request {
        var role: ViewRequest.Role
        var isTable: Bool
        var file: Int
        /// The names of the view that asks and of the index path.
        var view: String
        var path: String
        var statements: [Statement]
    }

    struct Found {
        var second: ByteRange
        var first: ByteRange
        var isCertain: Bool
    }

    private let request: Request
    private let wrapped: [CodePlace: [SourceDequeue]]
    private(set) var findings: [Found] = []

    init(_ request: Request, wrapped: [CodePlace: [SourceDequeue]]) {
        self.request = request
        self.wrapped = wrapped
    }

    mutating func visit(_ statements: [Statement]) { _ = visit(statements, first: nil, isCertain: true) }

    /// Whether it is certain, or at least possible, that the code after the statements runs.
    private enum After { case always, sometimes, unknown }

    private mutating func visit(_ statements: [Statement], first: ByteRange?, isCertain: Bool) -> After {
        var first = first
        var isCertain = isCertain
        func after(_ bodies: [[Statement]], _ isByPosition: Bool) -> After {
            guard bodies.contains(where: Self.mayLeave) else { return .always }
            return isByPosition ? .sometimes : .unknown
        }
        for statement in statements {
            for call in Self.certainCalls(of: statement) where isDequeue(call) {
                if let first {
                    findings.append(Found(second: call.range, first: first, isCertain: isCertain))
                    return .unknown  // one finding a way
                }
                first = call.range
            }
            let bodies: [[Statement]]
            let isByPosition: Bool
            switch statement {
            case .return, .leave: return .unknown
            case .if(let conditions, let then, let otherwise):
                bodies = [then, otherwise]
                isByPosition = conditions.allSatisfy { condition in
                    if case .boolean(let value) = condition { isPosition(value) } else { false }
                }
            case .switch(let subject, let cases):
                bodies = cases.map(\.body)
                isByPosition = isPosition(subject) && cases.allSatisfy { $0.filter == nil }
            case .expression, .declare, .destructure, .assign, .function, .type: continue
            case .guard(let conditions, let otherwise):
                bodies = []
                isByPosition = false
                // What is left of a view that was looked at for something else is not known.
                if Self.mentionsCall(conditions) || !Self.mayLeave(otherwise) { return .unknown }
                isCertain = false
                continue
            case .loop, .whileLoop, .block, .conditional:
                var isLeft = false
                SyntaxWalk.visit([statement]) { inner in
                    switch inner {
                    case .return: isLeft = true
                    default: break
                    }
                } _: { _ in
                }
                if isLeft { return .unknown }
                continue
            }
            if isByPosition {
                for body in bodies { _ = visit(body, first: first, isCertain: false) }
            }
            switch after(bodies, isByPosition) {
            case .always: continue
            case .sometimes: isCertain = false
            case .unknown: return .unknown
            }
        }
        return isCertain ? .always : .sometimes
    }

    private static func mayLeave(_ statements: [Statement]) -> Bool {
        var isLeft = false
        SyntaxWalk.visit(statements) { statement in
            switch statement {
            case .return, .leave, .guard: if !statement.isBreak { isLeft = true }
            default: break
            }
        } _: { expression in
            if case .call(let callee, _) = expression.kind,
                ["fatalError", "preconditionFailure", "abort"].contains(ReuseCall.baseName(callee)?.value)
            {
                isLeft = true
            }
        }
        return isLeft
    }

    private static func mentionsCall(_ conditions: [Statement.Condition]) -> Bool {
        conditions.contains { condition in
            switch condition {
            case .boolean: false
            case .binding, .availability: true
            }
        }
    }

    /// Whether a value tells of the position that is asked for, and of nothing that the code made itself.
    private func isPosition(_ value: Expression) -> Bool {
        var isMentioned = false
        var isPlain = true
        SyntaxWalk.visit(value) { _ in
        } _: { expression in
            switch expression.kind {
            case .name(let name): if name == request.path { isMentioned = true } else { isPlain = false }
            case .member, .number, .call, .index: break
            case .binary(let sign, _, _): if sign != "==" { isPlain = false }
            default: isPlain = false
            }
        }
        return isMentioned && isPlain
    }

    // MARK: Calls

    private func isDequeue(_ expression: Expression) -> Bool {
        guard case .call(let callee, let arguments) = expression.kind else { return false }
        if let call = ReuseCall(callee: callee, labels: arguments.map(\.label)) {
            guard call.role != .register, !call.isAppKit, !call.isOptional, isOfRole(call.namespace),
                case .member(let base?, _) = callee.kind, case .name(request.view) = base.kind
            else { return false }
            return arguments.contains(where: isPath)
        }
        guard let name = ReuseCall.baseName(callee) else { return false }
        let places = [expression.range, name.range].map { CodePlace(file: request.file, range: $0) }
        let dequeues = places.flatMap { wrapped[$0] ?? [] }
        guard !dequeues.isEmpty, arguments.contains(where: isPath),
            callee.rootName == request.view || arguments.contains(where: isView)
        else { return false }
        return dequeues.allSatisfy { !$0.isOptional && !$0.isAppKit && isOfRole($0.namespace) }
            && dequeues.contains { !$0.isConditional }
    }

    private func isOfRole(_ namespace: ReuseCall.Namespace) -> Bool {
        switch namespace {
        case .cell: request.role == .cell && !request.isTable
        case .tableCell: request.role == .cell && request.isTable
        case .supplementary: request.role == .supplementary
        case .decoration, .tableHeaderFooter: false
        }
    }

    private func isPath(_ argument: Expression.Argument) -> Bool {
        if case .name(request.path) = argument.value.kind { true } else { false }
    }

    private func isView(_ argument: Expression.Argument) -> Bool {
        if case .name(request.view) = argument.value.kind { true } else { false }
    }

    /// The calls that run whenever the statement does, in the order of the text.
    private static func certainCalls(of statement: Statement) -> [Expression] {
        switch statement {
        case .expression(let value): certainCalls(in: value)
        case .declare(let properties):
            properties.flatMap { $0.isLazy ? [] : $0.value.map(certainCalls) ?? [] }
        case .destructure(_, _, let value): value.map(certainCalls) ?? []
        case .assign(let target, let value): certainCalls(in: target) + certainCalls(in: value)
        case .return(let value, _): value.map(certainCalls) ?? []
        case .if(let conditions, _, _), .guard(let conditions, _):
            switch conditions.first {
            case .boolean(let value)?: certainCalls(in: value)
            case .binding(_, let value?)?: certainCalls(in: value)
            default: []
            }
        case .switch(let subject, _): certainCalls(in: subject)
        case .loop(_, let sequence, _, _): certainCalls(in: sequence)
        case .whileLoop, .block, .conditional, .function, .type, .leave: []
        }
    }

    private static func certainCalls(in value: Expression) -> [Expression] {
        switch value.kind {
        case .ternary(let condition, _, _): return certainCalls(in: condition)
        case .coalesced(let first, _): return certainCalls(in: first)
        case .binary("&&", let first, _), .binary("||", let first, _): return certainCalls(in: first)
        case .call: return value.children.flatMap(certainCalls) + [value]
        default: return value.children.flatMap(certainCalls)
        }
    }
}
