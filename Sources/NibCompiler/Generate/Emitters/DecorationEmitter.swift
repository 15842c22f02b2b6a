/// Writes the functions that register decoration views, which belong to the layout.
struct DecorationEmitter {
    let plan: ControllerPlan

    private var all: [(view: Int, isShared: Bool)] {
        ViewFunctions.views(of: plan) { $0.decorations.isEmpty ? nil as [DecorationPlan]? : $0.decorations }
    }

    private func name(_ view: ViewPlan, isShared: Bool) -> String {
        isShared ? "registerDecorationViews" : view.suffix.following("register") + "DecorationViews"
    }

    var functions: [ViewFunctions.Function] {
        all.map { index, isShared in
            ViewFunctions.Function(
                name: name(plan.views[index], isShared: isShared), labels: ["in"], view: index)
        }
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared) in all {
            let view = plan.views[index]
            let names = isShared ? plan.views.map(\.name) : [view.name]
            writer.separate()
            writer.documentation(
                "Registers the decoration views of \(SwiftComment.list(names)). "
                    + "Call it once for each layout, before the view has it.")
            let signature = SwiftSignature(
                "\(plan.access)func \(name(view, isShared: isShared))",
                [["in layout: UICollectionViewLayout"]])
            writer.function(signature) { writer in
                for decoration in view.decorations {
                    writer.call(
                        SwiftCall(
                            "layout.register",
                            [
                                .text(decoration.registered),
                                "forDecorationViewOfKind: \(decoration.kind.expression)",
                            ]))
                }
            }
        }
    }
}
