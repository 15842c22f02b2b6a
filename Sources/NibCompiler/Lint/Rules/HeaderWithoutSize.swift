import InterfaceBuilder

extension Rule {
    package static let headerWithoutSize = Rule(
        id: "header-without-size", severity: .error, uikitRules: ["H1", "H2", "H3"],
        summary: "a header or footer of a flow layout has no size and is never shown",
        explanation: """
            A flow layout's headers and footers have size zero unless `headerReferenceSize` or the delegate \
            says otherwise, and UIKit never asks for a view of size zero. Nothing is raised: the header is \
            simply not there. Only the dimension along the scroll direction counts: the height where the view \
            scrolls vertically, the width where it scrolls horizontally.

            Set `headerReferenceSize` (`footerReferenceSize`), implement the delegate's method, or give the size \
            in the storyboard or manifest.
            """,
        check: .program { program, report in
            for emission in program.facts.emissions where emission.extent == .missing {
                let noun = ReuseFamily.supplementary(emission.kind).noun
                let section = emission.section.map { " of section '\($0)'" } ?? ""
                let extent = emission.isHorizontal ? "width" : "height"
                report.add(
                    "\(noun) '\(emission.name)'\(section) has no \(extent); a flow layout that scrolls "
                        + "\(emission.isHorizontal ? "horizontally" : "vertically") never shows it",
                    at: emission.origin,
                    notes: [
                        Note(
                            "set its \(extent) in the manifest or the storyboard; 'app' if the app's delegate "
                                + "gives it")
                    ],
                    subject: emission.subject)
            }
            guard let model = program.layouts else { return }
            for finding in HeadersWithoutSize(model: model).findings() {
                let isKnown = program.facts.emissions.contains {
                    $0.view == finding.view && $0.kind == finding.kind && $0.extent == .missing
                }
                if isKnown { continue }
                let extent = finding.isHorizontal ? "width" : "height"
                report.add(
                    "\(ReuseFamily.supplementary(finding.kind).noun) '\(finding.identifier)' has no \(extent); a flow "
                        + "layout that scrolls \(finding.isHorizontal ? "horizontally" : "vertically") never shows it",
                    at: finding.place,
                    notes: (finding.layout.map { [Note("the layout is made here", at: $0)] }
                        ?? finding.drawn.map { [Note("the layout is drawn here", at: $0)] } ?? [])
                        + (finding.unasked.map {
                            [Note("the delegate that gives it is not connected to the view", at: $0)]
                        } ?? [])
                        + (finding.wrapper.map { [Note("registered here", at: $0)] } ?? []))
            }
        })
}
