import InterfaceBuilder

extension Rule {
    package static let unregisteredTableHeader = Rule(
        id: "unregistered-table-header", severity: .error, sometimes: [.warning], uikitRules: ["A5"],
        summary: "a table's header or footer is dequeued under an identifier that nothing registers",
        explanation: """
            Unlike cells, `dequeueReusableHeaderFooterView(withIdentifier:)` raises nothing: it returns nil, \
            and the section has no header. A forced cast or `!` on it traps, and so does a `guard` that ends the app. Headers and footers share one \
            namespace, apart from the cells'; a storyboard has no prototypes for them.

            Register a nib or class before the first use, or correct the identifier.
            """,
        check: .program { program, report in
            guard let linked = program.linked else { return }
            for verdict in linked.verdicts where verdict.isCertain {
                guard case .unregistered = verdict.fault, verdict.dequeue.families == [.tableHeaderFooter]
                else { continue }
                let view = linked.key(of: verdict.view).description
                let what = "nothing registers \(verdict.names) as a header or footer of \(view)"
                let fate = linked.nilFate(of: verdict.dequeue)
                // What is generated for a header ends the app where it is nil.
                let isGenerated = fate != .forced && linked.isGenerated(verdict.dequeue.call.place)
                if fate == .handled, !isGenerated { continue }
                report.add(
                    "\(what); \(isGenerated ? "the generated function traps" : fate.consequence)",
                    at: verdict.place(in: linked), severity: fate.traps || isGenerated ? nil : .warning,
                    notes: verdict.notes(in: linked), subject: verdict.subject(in: linked))
            }
        })
}
