import InterfaceBuilder

extension Rule {
    package static let dequeuedTwice = Rule(
        id: "dequeued-twice", severity: .error, sometimes: [.warning], uikitRules: ["K1", "K2"],
        summary: "two views are dequeued for one that is asked for",
        explanation: """
            A collection view takes back exactly the view that it gave out. Since iOS 18 a second dequeue in one \
            request raises `NSInternalInconsistencyException` ("expected dequeued view to be returned to the \
            collection view in preparation for display"); before, the first view is lost. A table view raises at \
            the second dequeue for the same index path ("attempted to dequeue multiple cells for the same index \
            path").

            A warning where only some positions get to both. Decide first, then dequeue once. For a view that is \
            there already ask `cellForItem(at:)` or `supplementaryView(forElementKind:at:)`.
            """,
        check: .program { program, report in
            guard let model = program.layouts else { return }
            for finding in RepeatedDequeues(model: model).findings()
            where !model.table.isTest(finding.place.file) {
                let noun = finding.role == .cell ? "cell" : "view"
                let who =
                    finding.isTable ? "the table view raises" : "the collection view raises from iOS 18 on"
                report.add(
                    "a second \(noun) is dequeued for one index path; \(who)", at: finding.place,
                    severity: finding.isCertain ? nil : .warning,
                    notes: [Note("the first", at: finding.first)])
            }
        })
}
