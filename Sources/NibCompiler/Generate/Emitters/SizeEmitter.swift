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
            writer.documentation(summary(size))
            let signature = SwiftSignature(
                "\(plan.access)func \(name(view, size, isShared: isShared))", [["inSection section: Int"]],
                returns: size.isTable ? "CGFloat" : "CGSize")
            let none = size.isTable ? "0" : ".zero"
            writer.function(signature) { writer in
                writer.line(
                    "guard let section = \(sections.enumName.text)(rawValue: section) else { return \(none) }"
                )
                writer.line("switch section {")
                for (name, points) in zip(sections.cases, size.points) {
                    writer.switchCase("case .\(name.member)", statement: "return \(value(points, size))")
                }
                writer.line("}")
            }
        }
    }

    private func summary(_ size: SizePlan) -> String {
        let what =
            "The \(size.isTable ? "height" : "size") of the \(size.isFooter ? "footer" : "header") of `section`"
        if let first = size.points.first, first != 0, size.points.allSatisfy({ $0 == first }),
            let literal = SwiftLiteral(first)
        {
            return
                "\(what): \(literal.text) points\(size.isTable ? "" : size.isHorizontal ? " wide" : " high")."
        }
        return size.points.contains(0) ? "\(what); zero where it has none." : "\(what)."
    }

    private func value(_ points: Double, _ size: SizePlan) -> String {
        if size.isTable { return SwiftLiteral(points)?.text ?? "0" }
        return points == 0 ? ".zero" : Self.size(points, isHorizontal: size.isHorizontal)
    }

    /// A flow layout ignores the other extent (uikit-rules H3).
    static func size(_ points: Double, isHorizontal: Bool) -> String {
        guard let literal = SwiftLiteral(points)?.text else { return ".zero" }
        return isHorizontal ? "CGSize(width: \(literal), height: 0)" : "CGSize(width: 0, height: \(literal))"
    }
}
