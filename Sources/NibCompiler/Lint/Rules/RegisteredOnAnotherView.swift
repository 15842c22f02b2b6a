import InterfaceBuilder

extension Rule {
    package static let registeredOnAnotherView = Rule(
        id: "registered-on-another-view", severity: .error, uikitRules: ["A15"],
        summary: "a view is dequeued from a view that it is not registered on",
        explanation: """
            Registrations belong to one collection or table view. A dequeue from another one raises \
            `NSInternalInconsistencyException` ("could not dequeue a view of kind …"), often only when that \
            view is scrolled.

            Register it on each view, or dequeue from the one that asks.
            """,
        check: .program { program, report in
            guard let linked = program.linked else { return }
            for verdict in linked.verdicts where verdict.isCertain {
                guard case .otherView(let registration) = verdict.fault, program.mayAsk(verdict),
                    !verdict.dequeue.call.isOptional || linked.nilFate(of: verdict.dequeue).traps
                else { continue }
                let other = registration.views.first { $0 != verdict.view } ?? verdict.view
                report.add(
                    "\(verdict.names) is registered on \(linked.key(of: other).description), not on "
                        + linked.key(of: verdict.view).description,
                    at: verdict.place(in: linked),
                    notes: [
                        Note(
                            linked.table.isReplaced(registration, on: verdict.view)
                                ? "registered here, in a method that is overridden, and not called"
                                : "registered here", at: registration.origin)
                    ],
                    subject: verdict.subject(in: linked))
            }
        })
}
