import InterfaceBuilder

extension Rule {
    package static let pinnedWithoutSize = Rule(
        id: "pinned-without-size", severity: .note, sometimes: [.error], uikitRules: ["H7", "I7"],
        summary: "headers or footers are pinned, but none has a size",
        explanation: """
            Pinning a header of size zero pins nothing in a flow layout. In a compositional layout a pinned \
            boundary item whose extent is zero raises `NSInternalInconsistencyException` in the pinning code; \
            there it is an error.

            Give the header a size, or do not pin it.
            """,
        check: .program { program, report in
            for layout in program.facts.layouts {
                let pins: [(SourceRange?, ElementKind, String)] = [
                    (layout.pinsHeaders, .sectionHeader, "headers"),
                    (layout.pinsFooters, .sectionFooter, "footers"),
                ]
                for case (let place?, let kind, let noun) in pins {
                    let emissions = program.facts.emissions.filter {
                        $0.view == layout.view && $0.kind == kind
                    }
                    switch layout.type {
                    case .flow where emissions.allSatisfy({ $0.extent == .points(0) }):
                        report.add("\(noun) are pinned, but no section has one with a size", at: place)
                    case .compositional:
                        guard let zero = emissions.first(where: { $0.extent == .points(0) }) else { continue }
                        report.add(
                            "a pinned boundary item of size zero raises an exception", at: zero.origin,
                            severity: .error, notes: [Note("pinned here", at: place)], subject: zero.subject)
                    default: continue
                    }
                }
            }
        })
}
