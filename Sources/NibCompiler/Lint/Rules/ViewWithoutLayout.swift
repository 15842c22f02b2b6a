import InterfaceBuilder

extension Rule {
    package static let viewWithoutLayout = Rule(
        id: "view-without-layout", severity: .error, uikitRules: ["A22"],
        summary: "code makes a collection view without a layout",
        explanation: """
            `UICollectionView()` and `UICollectionView(frame:)` compile, and raise `NSInvalidArgumentException` \
            ("UICollectionView must be initialized with a non-nil layout parameter"). A \
            `UICollectionViewController()` that no nib of its name and no `loadView()` gives a view does so when it \
            is shown.

            Make it with `init(frame:collectionViewLayout:)`, the controller with `init(collectionViewLayout:)`.
            """,
        check: .program { program, report in
            guard let model = program.layouts else { return }
            let nibs = Set(program.nibs.keys.map(\.text))
            for finding in ViewsWithoutLayout(model: model, nibs: nibs).findings() {
                report.add(
                    "\(finding.name) is made without a layout; it raises"
                        + (finding.isController ? " when its view is loaded" : ""), at: finding.place)
            }
        })
}
