import InterfaceBuilder

/// Writes the functions that make diffable data sources.
struct DataSourceEmitter {
    let plan: ControllerPlan

    private struct Aspect: Equatable {
        var dataSource: DataSourcePlan
        var slots: [SlotPlan]
        var sections: SectionsPlan?
    }

    private var all: [(view: Int, isShared: Bool)] {
        ViewFunctions.views(of: plan) { view in
            view.dataSource.map { Aspect(dataSource: $0, slots: view.slots, sections: view.sections) }
        }
    }

    private func name(_ view: ViewPlan, isShared: Bool) -> String {
        ViewFunctions.name("make", view, "DataSource", isShared: isShared)
    }

    var functions: [ViewFunctions.Function] {
        all.compactMap { index, isShared in
            let view = plan.views[index]
            guard let source = view.dataSource else { return nil }
            return ViewFunctions.Function(
                name: name(view, isShared: isShared),
                labels: ["for", source.cell == nil ? "makeCell" : "configureCell"] + configureLabels(source),
                view: index)
        }
    }

    private func configureLabels(_ source: DataSourcePlan) -> [String] {
        guard source.isDispatched else { return source.supplementary.map { $0.name.following("configure") } }
        return source.choices.map(chooser) + ["configureSupplementaryView"]
    }

    /// The parameter that says which case of a choice a section has.
    func chooser(_ choice: Int) -> String {
        "choose"
            + (SwiftIdentifier(converting: plan.choices[choice].enumName.last.name, start: .upper)?.name ?? "")
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared) in all {
            guard let source = plan.views[index].dataSource else { continue }
            emit(
                source, plan.views[index], served: isShared ? Array(plan.views.indices) : [index],
                isShared: isShared, to: &writer)
        }
    }

    private func emit(
        _ source: DataSourcePlan, _ view: ViewPlan, served: [Int], isShared: Bool,
        to writer: inout SwiftWriter
    ) {
        let types = "<\(source.section.text), \(source.item.text)>"
        let type = "UI\(view.family == .table ? "Table" : "Collection")ViewDiffableDataSource\(types)"
        var parts = [source.cell == nil ? "its cells" : "its cell"]
        parts += source.supplementary.map { "its \(SwiftComment.text($0.kind.word))" }
        writer.separate()
        writer.documentation(
            "A data source for \(SwiftComment.list(served.map { plan.views[$0].name })) with "
                + "\(SwiftComment.enumeration(parts)).")
        let signature = SwiftSignature(
            "\(plan.access)func \(name(view, isShared: isShared))",
            parameters(source, view).map { [$0] }, returns: type)
        writer.function(signature) { writer in
            if let cell = source.cell, plan.reusables[cell].usesObject {
                writer.line(
                    "let cellRegistration = Self.\(object(cell))(configure: configureCell)")
            }
            guard !source.supplementary.isEmpty else {
                let isFirst = source.cell.map { !plan.reusables[$0].usesObject } ?? true
                return emitObject(source, view, before: (isFirst ? "" : "return ") + type, to: &writer)
            }
            emitObject(source, view, before: "let dataSource = \(type)", to: &writer)
            emitProvider(source, view, title: plan.title(served), isShared: isShared, to: &writer)
            writer.line("return dataSource")
        }
    }

    private func emitObject(
        _ source: DataSourcePlan, _ view: ViewPlan, before: String, to writer: inout SwiftWriter
    ) {
        let argument = "\(view.parameter): \(view.parameter)"
        guard let cell = source.cell else {
            return writer.call(SwiftCall(before, [[.text(argument), "cellProvider: makeCell"]]))
        }
        writer.closure(before, groups: [[argument]], parameters: "\(view.parameter), indexPath, item") {
            emitCell(cell, to: &$0)
        }
    }

    func object(_ index: Int) -> String {
        plan.reusables[index].name.following("make") + "Registration"
    }

    private func parameters(_ source: DataSourcePlan, _ view: ViewPlan) -> [String] {
        let item = source.item.text
        let section = source.section.text
        var parameters = ["for \(view.parameter): \(view.viewClass)"]
        if let cell = source.cell {
            let type = plan.reusables[cell].classText
            parameters.append("configureCell: @escaping (\(type), IndexPath, \(item)) -> Void")
        } else {
            parameters.append(
                "makeCell: @escaping (\(view.viewClass), IndexPath, \(item)) -> \(view.cellClass)")
        }
        if source.isDispatched {
            parameters += source.choices.map {
                "\(chooser($0)): @escaping (IndexPath, \(section)) -> \(plan.choices[$0].enumName.text)"
            }
            parameters.append(
                "configureSupplementaryView: @escaping (UICollectionReusableView, String, IndexPath, \(section))"
                    + " -> Void")
        } else {
            for one in source.supplementary {
                let type = plan.reusables[one.reusable].classText
                parameters.append(
                    "\(one.name.following("configure")): @escaping (\(type), IndexPath, \(section)) -> Void")
            }
        }
        return parameters
    }

    private func emitCell(_ cell: Int, to writer: inout SwiftWriter) {
        guard !plan.reusables[cell].usesObject else {
            let call = SwiftCall(
                "collectionView.dequeueConfiguredReusableCell",
                [["using: cellRegistration", "for: indexPath", "item: item"]])
            return writer.call(call)
        }
        writer.call(DequeueEmitter(plan: plan).call(cell, prefix: "Self."), before: "let cell = ")
        writer.line("configureCell(cell, indexPath, item)")
        writer.line("return cell")
    }
}
