import InterfaceBuilder

extension KindAnswers {
    /// What a request does with the kind that it is asked for.
    struct Uses {
        /// Whether the kind is only handed to dequeues, compared in conditions and told of in messages.
        let areKnown: Bool
        /// Whether no condition is on the kind.
        let isUntested: Bool

        init(_ request: ViewRequest) {
            guard let name = request.kindName else {
                areKnown = false
                isUntested = false
                return
            }
            let isKind = { (value: Expression) in if case .name(name) = value.kind { true } else { false } }
            var mentions: Set<ByteRange> = []
            var tests: Set<ByteRange> = []
            var harmless: Set<ByteRange> = []
            var isHidden = false
            let test = { (condition: Expression) in
                guard case .binary(let sign, let left, let right) = condition.kind,
                    sign == "==" || sign == "!="
                else { return }
                if isKind(left) { tests.insert(left.range) }
                if isKind(right) { tests.insert(right.range) }
            }
            SyntaxWalk.visit(request.statements) { statement in
                switch statement {
                case .if(let conditions, _, _), .guard(let conditions, _):
                    if conditions.count == 1, case .boolean(let condition) = conditions[0] { test(condition) }
                case .switch(let subject, _):
                    if isKind(subject) { tests.insert(subject.range) }
                case .loop, .whileLoop, .block, .conditional:
                    // What is known of the kind in there is not known after it.
                    SyntaxWalk.visit([statement]) { _ in
                    } _: {
                        if isKind($0) { isHidden = true }
                    }
                default: break
                }
            } _: { expression in
                if isKind(expression) { mentions.insert(expression.range) }
                switch expression.kind {
                case .ternary(let condition, _, _): test(condition)
                case .call(let callee, let arguments):
                    if let call = ReuseCall(callee: callee, labels: arguments.map(\.label)),
                        let position = call.kind,
                        isKind(arguments[position].value)
                    {
                        harmless.insert(arguments[position].value.range)
                    }
                    guard Self.messages.contains(ReuseCall.baseName(callee)?.value ?? "") else { break }
                    for argument in arguments {
                        SyntaxWalk.visit(argument.value, { _ in }) {
                            if isKind($0) { harmless.insert($0.range) }
                        }
                    }
                default: break
                }
            }
            areKnown = !isHidden && mentions.subtracting(tests).subtracting(harmless).isEmpty
            isUntested = areKnown && tests.isEmpty
        }

        private static let messages: Set<String> = [
            "fatalError", "preconditionFailure", "assertionFailure", "print", "debugPrint", "NSLog",
        ]
    }
}
