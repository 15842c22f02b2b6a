/// Writes the function that makes a list layout.
struct ListEmitter {
    let plan: ListPlan
    private typealias Statement = (inout SwiftWriter) -> Void

    var labels: [String] { ["appearance"] + (plan.sectionType == nil ? [] : ["sectionAt"]) }

    /// Whether each section has to be made by itself.
    private var isBySection: Bool {
        plan.sections != nil || !plan.header.pinned.isEmpty || !plan.footer.pinned.isEmpty
    }

    func emit(_ head: String, views: [String], to writer: inout SwiftWriter) {
        writer.documentation(
            "A new list layout for \(SwiftComment.list(views)). A layout object serves one view.")
        var parameters = [["appearance: UICollectionLayoutListConfiguration.Appearance = .plain"]]
        if let type = plan.sectionType {
            writer.documentation(
                "", "- Parameter sectionAt: The section at an index, from the data source's snapshot.")
            parameters.append(["sectionAt: @escaping (Int) -> \(type.text)"])
        }
        let signature = SwiftSignature(head, parameters, returns: "UICollectionViewCompositionalLayout")
        writer.function(signature) { writer in
            guard isBySection else {
                emitConfiguration(to: &writer)
                return writer.line("return UICollectionViewCompositionalLayout.list(using: configuration)")
            }
            writer.line(
                "UICollectionViewCompositionalLayout { \(plan.sections == nil ? "_" : "index"), environment in"
            )
            writer.indented(emitSection)
            writer.line("}")
        }
    }

    private func emitConfiguration(to writer: inout SwiftWriter) {
        let modes = [("headerMode", plan.header), ("footerMode", plan.footer)].filter { $0.1.pinned.isEmpty }
        let start = "configuration = UICollectionLayoutListConfiguration(appearance: appearance)"
        writer.line((modes.contains { !$0.1.isEmpty } ? "var " : "let ") + start)
        for (property, mode) in modes where mode.isShown == [true] {
            writer.line("configuration.\(property) = .supplementary")
        }
        emitCases(to: &writer) { section in
            modes.compactMap { property, mode -> Statement? in
                guard mode.isShown.count > 1, mode.isShown[section] else { return nil }
                return { $0.line("configuration.\(property) = .supplementary") }
            }
        }
    }

    private func emitSection(to writer: inout SwiftWriter) {
        if let sections = plan.sections {
            if plan.sectionType != nil {
                writer.line("let section = sectionAt(index)")
            } else {
                writer.block("guard let section = \(sections.enumName.text)(rawValue: index) else") {
                    $0.failure("\(sections.enumName.plain) has no case \(code: "index")")
                }
            }
        }
        emitConfiguration(to: &writer)
        let call = "NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)"
        let edges = [
            ("header", ElementKind.sectionHeader, plan.header), ("footer", .sectionFooter, plan.footer),
        ]
        .filter { !$0.2.pinned.isEmpty }
        guard !edges.isEmpty else { return writer.line("return \(call)") }
        writer.line("let list = \(call)")
        for (name, kind, mode) in edges {
            if mode.pinned.count == 1, let item = mode.pinned[0] { emit(item, kind, name, to: &writer) }
        }
        emitCases(to: &writer) { section in
            edges.compactMap { name, kind, mode -> Statement? in
                guard mode.pinned.count > 1, let item = mode.pinned[section] else { return nil }
                return { emit(item, kind, name, to: &$0) }
            }
        }
        writer.line("return list")
    }

    private func emit(
        _ item: BoundaryItemPlan.Item, _ kind: ElementKind, _ name: String, to writer: inout SwiftWriter
    ) {
        writer.call(BoundaryItemEmitter.call(item, kind), before: "let \(name) = ")
        writer.line("\(name).pinToVisibleBounds = true")
        writer.line("list.boundarySupplementaryItems.append(\(name))")
    }

    /// A switch over the sections with what each of them does; nothing where none does anything.
    private func emitCases(
        to writer: inout SwiftWriter, _ statements: (Int) -> [Statement]
    ) {
        guard let cases = plan.sections?.cases else { return }
        let all = cases.indices.map(statements)
        guard all.contains(where: { !$0.isEmpty }) else { return }
        writer.line("switch section {")
        for (name, statements) in zip(cases, all) {
            guard !statements.isEmpty else {
                writer.line("case .\(name.member): break")
                continue
            }
            writer.line("case .\(name.member):")
            writer.indented { writer in
                for statement in statements { statement(&writer) }
            }
        }
        writer.line("}")
    }
}
