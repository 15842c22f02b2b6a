import InterfaceBuilder

extension Rule {
    package static let negativeSize = Rule(
        id: "negative-size", severity: .error, sometimes: [.warning], uikitRules: ["H5"],
        summary: "a header or footer has a negative size",
        explanation: """
            A flow layout raises `NSInternalInconsistencyException` ("negative sizes are not supported") for a \
            header or footer with a negative width or height, whether the manifest, a view description or code says \
            so. In code, numbers are looked at; what is computed is not known.

            Give it a size of zero or more; zero hides it.
            """,
        check: .program { program, report in
            for emission in program.facts.emissions {
                guard let points = emission.extent.points, points < 0 else { continue }
                report.add(
                    "the size of \(ReuseFamily.supplementary(emission.kind).noun) '\(emission.name)' of "
                        + "\(emission.view.description) is negative",
                    at: emission.origin, subject: emission.subject)
            }
            for finding in program.layouts.map({ NegativeSizes(model: $0).findings() }) ?? [] {
                report.add(
                    "the size of the \(finding.kind.nouns) is negative", at: finding.place,
                    severity: finding.isCertain ? nil : .warning)
            }
            for document in program.documents where document.platform.usesUIKit {
                for view in document.reusingViews {
                    guard let layout = view.layout, layout.isFlow else { continue }
                    for extent in layout.negativeExtents {
                        report.add(
                            "the \(extent.attribute) of '\(extent.key)' is negative: \(extent.value.value)",
                            at: document.place(extent.value.range))
                    }
                }
            }
        })
}

extension LayoutEmission.Extent {
    /// The points, exact or estimated.
    var points: Double? {
        switch self {
        case .points(let points), .estimated(let points): points
        case .missing, .unknown: nil
        }
    }
}
