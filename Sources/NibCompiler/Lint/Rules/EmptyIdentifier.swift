import InterfaceBuilder

extension Rule {
    package static let emptyIdentifier = Rule(
        id: "empty-identifier", severity: .error, uikitRules: ["A9"],
        summary: "a view is registered or dequeued under an empty reuse identifier",
        explanation: """
            A collection view raises `NSInvalidArgumentException` ("must pass a valid reuse identifier") when \
            it registers or dequeues under an empty identifier. A table view's documentation forbids it; what \
            happens there is not known, so it is a warning.

            Give the view an identifier. (An empty identifier inside a nib is fine: it is filled in.)
            """,
        check: .program { program, report in
            for dequeue in program.facts.dequeues where dequeue.key.identifier.text.isEmpty {
                let isTable = dequeue.key.family == .tableCell || dequeue.key.family == .tableHeaderFooter
                report.add(
                    "the reuse identifier of a \(dequeue.key.family.noun) is empty", at: dequeue.origin,
                    severity: isTable ? .warning : nil, subject: dequeue.key.subject)
            }
        })
}
