/// Writes the functions that give the size of a section's header or footer.
struct SizeEmitter {
    let plan: ControllerPlan

    private struct Aspect: Equatable {
        var size: SizePlan
        var sections: SectionsPlan?
    }

    private var all: [(view: Int, isShared: Bool, size: SizePlan)] {
        [false, true].flatMap { isFooter in
            ViewFunctions.views(of: plan) { view -> Aspect? in
                view.sizes.first { $0.isFooter == isFooter }.map { Aspect(size: $0, sections: view.sections) }
            }
            .compactMap { index, isShared in
                plan.views[index].sizes.first { $0.isFooter == isFooter }.map { (index, isShared, $0) }
            }
        }
    }

    private func name(_ view: ViewPlan, _ size: SizePlan, isShared: Bool) -> String {
        let suffix = (size.isFooter ? "Footer" : "Header") + (size.isTable ? "Height" : "Size")
        return ViewFunctions.name("", view, suffix, isShared: isShared)
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
            writer.separate()
            writer.documentation(summary(size), "", "The answer to `\(Self.question(size))`.")
            let signature = SwiftSignature(
                "\(plan.access)func \(name(view, size, isShared: isShared))", [["inSection section: Int"]],
                returns: size.isTable ? "CGFloat" : "CGSize")
            let none = size.isTable ? "0" : ".zero"
            writer.function(signature) { writer in
                writer.line(
                    "guard let section = \(sections.enumName.text)(rawValue: section) else { return \(none) }"
                )
                writer.line("switch section {")
                for (name, extent) in zip(sections.cases, size.extents) {
                    writer.switchCase("case .\(name.member)", statement: "return \(value(extent, size))")
                }
                writer.line("}")
            }
        }
    }

    private func summary(_ size: SizePlan) -> String {
        let what =
            "The \(size.isTable ? "height" : "size") of the \(size.isFooter ? "footer" : "header") of `section`"
        if let first = size.extents.first, first.along != 0, size.isTable || first.across == 0,
            size.extents.allSatisfy({ $0 == first }), let literal = SwiftLiteral(first.along)
        {
            return
                "\(what): \(literal.text) points\(size.isTable ? "" : size.isHorizontal ? " wide" : " high")."
        }
        return size.extents.contains { $0.along == 0 && !$0.isAutomatic }
            ? "\(what); zero where it has none." : "\(what)."
    }

    /// The delegate method that asks for the size: without it, UIKit never learns it (uikit-rules H1, L1).
    private static func question(_ size: SizePlan) -> String {
        let kind = size.isFooter ? "Footer" : "Header"
        return size.isTable
            ? "tableView(_:heightFor\(kind)InSection:)"
            : "collectionView(_:layout:referenceSizeFor\(kind)InSection:)"
    }

    private func value(_ extent: FlowExtent, _ size: SizePlan) -> String {
        if extent.isAutomatic { return "UITableView.automaticDimension" }
        if size.isTable { return SwiftLiteral(extent.along)?.text ?? "0" }
        return extent == FlowExtent() ? ".zero" : Self.size(extent, isHorizontal: size.isHorizontal)
    }

    /// A flow layout ignores the extent across (uikit-rules H3): it is what the manifest says, else 0.
    static func size(_ extent: FlowExtent, isHorizontal: Bool) -> String {
        guard let along = SwiftLiteral(extent.along)?.text, let across = SwiftLiteral(extent.across)?.text
        else { return ".zero" }
        let (width, height) = isHorizontal ? (along, across) : (across, along)
        return "CGSize(width: \(width), height: \(height))"
    }
}
