/// The closure that gives headers, footers and other kinds.
extension DataSourceEmitter {
    func emitProvider(
        _ source: DataSourcePlan, _ view: ViewPlan, title: String, isShared: Bool,
        to writer: inout SwiftWriter
    ) {
        let section = "dataSource.snapshot().sectionIdentifiers[indexPath.section]"
        if source.isDispatched {
            return emitDispatch(source, view, section: section, isShared: isShared, to: &writer)
        }
        for one in source.supplementary where plan.reusables[one.reusable].usesObject {
            let local = local(one)
            writer.line("let \(local)Registration = Self.\(object(one.reusable)) {")
            writer.indented {
                $0.line("[unowned dataSource] \(local), _, indexPath in")
                $0.line("\(one.name.following("configure"))(\(local), indexPath, \(section))")
            }
            writer.line("}")
        }
        let isFree =
            source.supplementary.allSatisfy { plan.reusables[$0.reusable].usesObject }
        let capture = isFree ? "" : "[unowned dataSource] "
        let head = "dataSource.supplementaryViewProvider = { \(capture)collectionView, kind, indexPath in"
        writer.line(head)
        writer.indented { writer in
            let unknown: SwiftMessage = "\(plan.manifest) gives \(title) no view of kind '\(code: "kind")'"
            if source.supplementary.count == 1 {
                let one = source.supplementary[0]
                writer.block("guard kind == \(one.kind.expression) else") { $0.failure(unknown) }
                return emit(one, section: section, to: &writer)
            }
            writer.line("switch kind {")
            for one in source.supplementary {
                writer.line("case \(one.kind.expression):")
                writer.indented { emit(one, section: section, to: &$0) }
            }
            writer.line("default:")
            writer.indented { $0.failure(unknown) }
            writer.line("}")
        }
        writer.line("}")
    }

    /// Where the views of a kind differ, a function finds the one, and the app configures it.
    private func emitDispatch(
        _ source: DataSourcePlan, _ view: ViewPlan, section: String, isShared: Bool,
        to writer: inout SwiftWriter
    ) {
        let objects = DispatchObjects(plan: plan, slots: view.slots)
        for maker in objects.makers {
            writer.line("let \(maker.name) = Self.\(maker.function) { _, _, _ in }")
        }
        writer.line(
            "dataSource.supplementaryViewProvider = { [unowned dataSource] collectionView, kind, indexPath in"
        )
        writer.indented { writer in
            writer.line("let section = \(section)")
            var first = source.choices.map { SwiftCall.Argument.text("\(chooser($0))(indexPath, section)") }
            if source.takesSection, view.slots.contains(where: { !$0.sections.isEmpty }) {
                first.append("section")
            }
            let call = SwiftCall(
                "Self." + ViewFunctions.name("dequeue", view, "SupplementaryView", isShared: isShared),
                [first + ["ofKind: kind"], ["from: collectionView", "for: indexPath"]] + objects.arguments)
            writer.call(call, before: "let view = ")
            writer.line("configureSupplementaryView(view, kind, indexPath, section)")
            writer.line("return view")
        }
        writer.line("}")
    }

    private func local(_ one: DataSourcePlan.Supplementary) -> String {
        switch one.kind {
        case .sectionHeader: "header"
        case .sectionFooter: "footer"
        default: "view\(one.name.name)"
        }
    }

    private func emit(_ one: DataSourcePlan.Supplementary, section: String, to writer: inout SwiftWriter) {
        if plan.reusables[one.reusable].usesObject {
            return writer.call(
                SwiftCall(
                    "collectionView.dequeueConfiguredReusableSupplementary",
                    [["using: \(local(one))Registration", "for: indexPath"]]), before: "return ")
        }
        let local = one.kind == .sectionHeader || one.kind == .sectionFooter ? local(one) : "view"
        writer.call(DequeueEmitter(plan: plan).call(one.reusable, prefix: "Self."), before: "let \(local) = ")
        writer.line("\(one.name.following("configure"))(\(local), indexPath, \(section))")
        writer.line("return \(local)")
    }
}
