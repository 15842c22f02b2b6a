/// Writes the functions that give the size of a section's header or footer.
struct SizeEmitter {
    let plan: ControllerPlan

    private struct Aspect: Equatable {
        var size: SizePlan
        var sections: SectionsPlan?
    }

    private var all: [(view: Int, isShared: Bool, size: SizePlan)] {
        SizePlan.Place.allCases.flatMap { place in [false, true].map { (place, $0) } }.flatMap {
            place, isEstimate in
            ViewFunctions.views(of: plan) { view -> Aspect? in
                size(view, place, isEstimate: isEstimate).map { Aspect(size: $0, sections: view.sections) }
            }
            .compactMap { index, isShared in
                size(plan.views[index], place, isEstimate: isEstimate).map { (index, isShared, $0) }
            }
        }
    }

    private func size(_ view: ViewPlan, _ place: SizePlan.Place, isEstimate: Bool) -> SizePlan? {
        view.sizes.first { $0.place == place && $0.isEstimate == isEstimate }
    }

    private func name(_ view: ViewPlan, _ size: SizePlan, isShared: Bool) -> String {
        let start =
            switch size.place {
            case .header: "Header"
            case .footer: "Footer"
            case .cell: size.isTable ? "Row" : "Item"
            }
        let suffix = start + (size.isTable ? "Height" : "Size")
        return ViewFunctions.name(size.isEstimate ? "estimated" : "", view, suffix, isShared: isShared)
    }

    var functions: [ViewFunctions.Function] {
        all.map { index, isShared, size in
            ViewFunctions.Function(
                name: name(plan.views[index], size, isShared: isShared), labels: ["inSection"], view: index)
        }
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared, size) in all {
            let view = plan.views[index]
            guard let sections = view.sections else { continue }
            let isOptional = size.extents.contains(where: \.isOpen)
            writer.separate()
            writer.documentation(
                summary(size), "",
                "The answer to `\(Self.question(size))`\(isOptional ? ", unless it is nil" : "").")
            let signature = SwiftSignature(
                "\(plan.access)func \(name(view, size, isShared: isShared))", [["inSection section: Int"]],
                returns: (size.isTable ? "CGFloat" : "CGSize") + (isOptional ? "?" : ""))
            let none =
                switch (size.place, size.isTable) {
                case (.cell, _) where isOptional: "nil"
                case (.cell, true): "UITableView.automaticDimension"
                case (_, true): "0"
                case (_, false): ".zero"
                }
            writer.function(signature) { writer in
                writer.line(
                    "guard let section = \(sections.enumName.text)(rawValue: section) else { return \(none) }"
                )
                writer.line("switch section {")
                let values = size.extents.map { value($0, size) }
                for group in SectionGroup.of(sections, by: values) {
                    writer.switchCase(group.pattern, statement: "return \(group.value)")
                }
                writer.line("}")
            }
        }
    }

    private func summary(_ size: SizePlan) -> String {
        let noun = (size.isEstimate ? "estimated " : "") + (size.isTable ? "height" : "size")
        let subject =
            switch size.place {
            case .header: "the header of `section`"
            case .footer: "the footer of `section`"
            case .cell: size.isTable ? "the rows of `section`" : "the cells of `section`"
            }
        let what = "The \(noun) of \(subject)"
        if let first = size.extents.first, first.along != 0, size.isTable || first.across == 0,
            size.extents.allSatisfy({ $0 == first }), let literal = SwiftLiteral(first.along)
        {
            return
                "\(what): \(literal.text) points\(size.isTable ? "" : size.isHorizontal ? " wide" : " high")"
                + (size.isTable ? "." : "; \(ignored(size)).")
        }
        var parts = [what]
        if size.place != .cell,
            size.extents.contains(where: { $0.along == 0 && !$0.isAutomatic && !$0.isOpen })
        {
            parts.append("zero where it has none")
        }
        if !size.isTable, size.place != .cell,
            size.extents.contains(where: { $0.along != 0 && $0.across == 0 && !$0.isOpen })
        {
            parts.append(ignored(size))
        }
        if size.extents.contains(where: \.isOpen) { parts.append("nil where the app decides") }
        return parts.joined(separator: "; ") + "."
    }

    /// What a flow layout does with the extent across (uikit-rules H3).
    private func ignored(_ size: SizePlan) -> String {
        "the \(size.isHorizontal ? "height" : "width") is ignored"
    }

    /// The delegate method that asks for the size: without it, UIKit never learns it (uikit-rules H1, L1).
    private static func question(_ size: SizePlan) -> String {
        let start = size.isEstimate ? "estimatedHeightFor" : "heightFor"
        switch (size.place, size.isTable) {
        case (.cell, true): return "tableView(_:\(start)RowAt:)"
        case (.cell, false): return "collectionView(_:layout:sizeForItemAt:)"
        case (.header, true): return "tableView(_:\(start)HeaderInSection:)"
        case (.footer, true): return "tableView(_:\(start)FooterInSection:)"
        case (.header, false): return "collectionView(_:layout:referenceSizeForHeaderInSection:)"
        case (.footer, false): return "collectionView(_:layout:referenceSizeForFooterInSection:)"
        }
    }

    private func value(_ extent: FlowExtent, _ size: SizePlan) -> String {
        if extent.isOpen { return "nil" }
        if extent.isAutomatic { return "UITableView.automaticDimension" }
        if size.isTable { return SwiftLiteral(extent.along)?.text ?? "0" }
        return Self.size(extent, isHorizontal: size.isHorizontal)
    }

    /// A flow layout ignores the extent across (uikit-rules H3): it is what the manifest says, else 0.
    static func size(_ extent: FlowExtent, isHorizontal: Bool) -> String {
        guard extent != FlowExtent(), let along = SwiftLiteral(extent.along)?.text,
            let across = SwiftLiteral(extent.across)?.text
        else { return ".zero" }
        let (width, height) = isHorizontal ? (along, across) : (across, along)
        return "CGSize(width: \(width), height: \(height))"
    }
}
