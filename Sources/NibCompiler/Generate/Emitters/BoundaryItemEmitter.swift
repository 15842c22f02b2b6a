/// Writes the functions that make the boundary items of compositional layouts.
struct BoundaryItemEmitter {
    let plan: ControllerPlan
    private static let type = "NSCollectionLayoutBoundarySupplementaryItem"

    private struct Aspect: Equatable {
        var item: BoundaryItemPlan
        var sections: SectionsPlan?
    }

    private var all: [(view: Int, isShared: Bool, item: BoundaryItemPlan)] {
        var kinds: [ElementKind] = []
        for item in plan.views.flatMap(\.items) where !kinds.contains(item.kind) { kinds.append(item.kind) }
        return kinds.flatMap { kind in
            ViewFunctions.views(of: plan) { view -> Aspect? in
                view.items.first { $0.kind == kind }.map {
                    Aspect(item: $0, sections: $0.isBySection ? view.sections : nil)
                }
            }
            .compactMap { index, isShared in
                plan.views[index].items.first { $0.kind == kind }.map { (index, isShared, $0) }
            }
        }
    }

    private func name(_ view: ViewPlan, _ item: BoundaryItemPlan, isShared: Bool) -> String {
        ViewFunctions.name("make", view, item.name.name + "Item", isShared: isShared)
    }

    var functions: [ViewFunctions.Function] {
        all.map { index, isShared, item in
            ViewFunctions.Function(
                name: name(plan.views[index], item, isShared: isShared),
                labels: item.isBySection ? ["for"] : [],
                view: index)
        }
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared, item) in all {
            let view = plan.views[index]
            let head = plan.functionHead + name(view, item, isShared: isShared)
            let word = SwiftComment.text(item.kind.word)
            writer.separate()
            if item.isBySection, let sections = view.sections {
                let isOptional = item.items.contains { $0 == nil }
                writer.documentation(
                    "The item that asks for the \(word) of `section`, for `boundarySupplementaryItems`"
                        + "\(isOptional ? "; nil where it has none" : "").")
                let signature = SwiftSignature(
                    head, [["for section: \(sections.enumName.text)"]],
                    returns: Self.type + (isOptional ? "?" : ""))
                writer.function(signature) { emit(item, sections, to: &$0) }
            } else if let only = item.items.first, let only {
                writer.documentation(
                    "The item that asks for the \(word) of a section, for `boundarySupplementaryItems`.")
                writer.function(SwiftSignature(head, [], returns: Self.type)) {
                    emit(only, item.kind, before: only.isPinned ? "let item = " : "", to: &$0)
                }
            }
        }
    }

    private func emit(_ item: BoundaryItemPlan, _ sections: SectionsPlan, to writer: inout SwiftWriter) {
        writer.line("switch section {")
        for group in SectionGroup.of(sections, by: item.items) {
            guard let one = group.value else {
                writer.switchCase(group.pattern, statement: "return nil")
                continue
            }
            writer.line("\(group.pattern):")
            writer.indented {
                emit(one, item.kind, before: one.isPinned ? "let item = " : "return ", to: &$0)
            }
        }
        writer.line("}")
    }

    private func emit(
        _ item: BoundaryItemPlan.Item, _ kind: ElementKind, before: String, to writer: inout SwiftWriter
    ) {
        writer.call(Self.call(item, kind), before: before)
        if item.isPinned {
            writer.line("item.pinToVisibleBounds = true")
            writer.line("return item")
        }
    }

    static func call(_ item: BoundaryItemPlan.Item, _ kind: ElementKind) -> SwiftCall {
        let size = SwiftCall(
            "NSCollectionLayoutSize", [["widthDimension: \(item.width)", "heightDimension: \(item.height)"]])
        return SwiftCall(
            type,
            [
                .call("layoutSize: ", size), "elementKind: \(kind.expression)",
                "alignment: .\(item.alignment)",
            ])
    }
}
