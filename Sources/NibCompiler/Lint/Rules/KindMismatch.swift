import InterfaceBuilder

extension Rule {
    package static let kindMismatch = Rule(
        id: "kind-mismatch", severity: .error, sometimes: [.warning],
        uikitRules: ["A2", "G4", "G5", "I2", "J2", "K4"],
        summary: "a view is dequeued as another kind than it is registered for",
        explanation: """
            Cells and every supplementary kind are separate namespaces: an identifier registered as a header \
            is unknown as a footer or as a cell. The dequeue raises `NSInternalInconsistencyException` \
            ("could not dequeue a view of kind …"). A view of another kind than the layout asked for is refused \
            since iOS 15 (`NSInternalInconsistencyException`, the view does not match the element kind).

            Register the view for the kind that is dequeued, or dequeue it as the kind it is registered for. A prototype \
            is registered for the place that it was drawn at.
            """,
        check: .program { program, report in
            for verdict in program.linked?.verdicts ?? [] {
                guard case .otherKind(let registration) = verdict.fault, let linked = program.linked,
                    !verdict.dequeue.call.isOptional || verdict.dequeue.families == [.tableHeaderFooter],
                    program.mayAsk(verdict)
                else { continue }
                let fate = linked.nilFate(of: verdict.dequeue)
                let isForced = !verdict.dequeue.call.isOptional || fate.traps
                guard isForced || fate == .passedOn else { continue }
                let own = verdict.dequeue.families?.first?.noun ?? "supplementary view"
                let other = registration.families?.first?.noun ?? "view of another kind"
                report.add(
                    "\(verdict.names) is registered as a \(other), not as a \(own)",
                    at: verdict.place(in: linked), severity: isForced ? nil : .warning,
                    notes: [Note("registered here", at: registration.origin)],
                    subject: verdict.subject(in: linked))
            }
            if let model = program.layouts {
                for finding in KindAnswers(model: model).findings() {
                    report.add(finding.message, at: finding.place, notes: finding.notes)
                }
            }
            for dequeue in program.facts.dequeues {
                guard case .prototype(let matches) = dequeue.source, let match = matches.first,
                    match.isCertain,
                    !program.hasPrototype(dequeue.key)
                else { continue }
                let object = match.prototype.object
                report.add(
                    "prototype '\(dequeue.key.identifier)' is a \(match.prototype.role.noun), not a "
                        + dequeue.key.family.noun,
                    at: dequeue.origin,
                    notes: [
                        Note(
                            "the prototype",
                            at: match.document.place(object.reuseIdentifier?.range ?? object.nameRange))
                    ],
                    subject: dequeue.key.subject)
            }
        })
}

extension KindAnswers.Finding {
    /// What is said of it.
    fileprivate var message: String {
        let asked = kind.map { ReuseFamily.supplementary($0).noun } ?? "supplementary view"
        switch fault {
        case .registered(let registration, let identifier):
            let other = registration.families?.first(where: \.isSupplementary)?.noun ?? "view of another kind"
            return "'\(identifier)' is registered as a \(other), not as a \(asked)"
        case .cell: return "a cell is returned for a \(asked)"
        case .otherKind(let other):
            return
                "the layout also asks for \(kind?.nouns ?? "others"), and gets a \(ReuseFamily.supplementary(other).noun)"
        case .trap: return "the layout asks for \(kind?.nouns ?? "others"), which are not handled here"
        }
    }

    fileprivate var notes: [Note] {
        if case .registered(let registration, _) = fault {
            return [Note("registered here", at: registration.origin)]
        }
        return []
    }
}

extension ElementKind {
    /// How messages name several views of the kind.
    var nouns: String {
        let noun = ReuseFamily.supplementary(self).noun
        return noun.hasPrefix("view of") ? "views" + noun.dropFirst(4) : noun + "s"
    }
}

extension Program {
    /// Whether a scene of the view registers a prototype under exactly this key.
    func hasPrototype(_ key: ReuseKey) -> Bool {
        facts.registrations(under: key).contains { registration in
            if case .prototype = registration.source { true } else { false }
        }
    }
}

extension Prototype.Role {
    /// How messages name a prototype.
    var noun: String {
        switch self {
        case .cell: "cell"
        case .sectionHeader: "section header"
        case .sectionFooter: "section footer"
        }
    }
}
