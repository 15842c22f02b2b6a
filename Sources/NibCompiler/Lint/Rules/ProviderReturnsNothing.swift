import InterfaceBuilder

extension Rule {
    package static let providerReturnsNothing = Rule(
        id: "provider-returns-nothing", severity: .error, sometimes: [.warning],
        uikitRules: ["G2", "G3", "J4"],
        summary: "a data source returns nil or a view that it did not dequeue",
        explanation: """
            A collection view takes only views that came out of a dequeue of its own: a view made on the spot or \
            nil raises `NSInternalInconsistencyException` ("the view returned … was not retrieved by calling … or \
            is nil"). A table view takes any cell and header.

            Dequeue a view for every kind that the layout asks for; to show nothing, give it no size.
            """,
        check: .program { program, report in
            guard let model = program.layouts else { return }
            let table = model.linked.table
            for finding in EmptyAnswers(model: model).findings() where !table.isTest(finding.place.file) {
                let what =
                    finding.made.map { "\($0) is made here, not dequeued" }
                    ?? "nil is returned for a \(finding.noun)"
                report.add(
                    "\(what); the collection view raises", at: finding.place,
                    severity: finding.isCertain ? nil : .warning)
            }
        })
}
