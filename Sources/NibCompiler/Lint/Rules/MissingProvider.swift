import InterfaceBuilder

extension Rule {
    package static let missingProvider = Rule(
        id: "missing-provider", severity: .error, uikitRules: ["G6", "J3", "I3"],
        summary: "the layout asks for headers or footers, and nobody supplies them",
        explanation: """
            A diffable data source without `supplementaryViewProvider` raises \
            `NSInternalInconsistencyException` at the first layout ("invalid parameter not satisfying …"). A data \
            source of one's own without `collectionView(_:viewForSupplementaryElementOfKind:at:)` leaves an empty \
            gap, and animated updates raise.

            Supply the views, or take the header out of the layout.
            """,
        check: .program { program, report in
            guard let model = program.layouts else { return }
            for finding in MissingProviders(model: model).findings() {
                let notes = finding.layout.map { [Note("the layout", at: $0)] } ?? []
                let nouns = finding.kind.nouns
                switch finding.fault {
                case .provider:
                    report.add(
                        "the layout asks for \(nouns), and this data source has no supplementaryViewProvider",
                        at: finding.place, notes: notes)
                case .method(let type):
                    report.add(
                        "\(type) supplies no view for the \(nouns) that the layout asks for",
                        at: finding.place, notes: notes)
                }
            }
        })
}
