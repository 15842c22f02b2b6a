import InterfaceBuilder

extension Rule {
    package static let sharedLayout = Rule(
        id: "shared-layout", severity: .warning, uikitRules: ["H8"],
        summary: "one layout object is given to several collection views",
        explanation: """
            A layout keeps the attributes and the collection view of one view. A second view with the same \
            object gets wrong sizes, or `NSInternalInconsistencyException` ("layout attributes … for an index \
            path that does not exist"). It may happen to work.

            Make a layout for each view.
            """,
        check: .program { program, report in
            guard let linked = program.linked else { return }
            var layouts = SharedLayouts(linked)
            for finding in layouts.findings() {
                switch finding.sharing {
                case .with(let view, let first):
                    report.add(
                        "'\(finding.name)' is also the layout of \(view)", at: finding.place,
                        notes: [Note("given to that view here", at: first)]
                            + finding.others.map { Note("and to another one here", at: $0) })
                case .all(let type, let declaration):
                    report.add(
                        "'\(finding.name)' is one object for all \(type)s", at: finding.place,
                        notes: declaration.map { [Note("declared here", at: $0)] } ?? [])
                case .loop:
                    report.add("'\(finding.name)' is given to every view of the loop", at: finding.place)
                }
            }
        })
}
