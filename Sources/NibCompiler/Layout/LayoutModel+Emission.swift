import InterfaceBuilder

extension LayoutModel {
    /// The kinds of views that the view's layout certainly asks for, in every section there is.
    func emitted(by view: ViewID) -> [ElementKind] { emitted(by: view, \.every) { $0 == .some } }

    /// Likewise, in the first section at least.
    func emittedFirst(by view: ViewID) -> [ElementKind] {
        emitted(by: view, \.first) { $0 == .some || $0 == .first }
    }

    private func emitted(
        by view: ViewID, _ part: KeyPath<CompositionalKinds.Answer, [ElementKind]>,
        where isAsked: (LayoutExtent) -> Bool
    ) -> [ElementKind] {
        guard let layouts = layouts(of: view) else { return [] }
        let flow = [ElementKind.sectionHeader, .sectionFooter].filter { isAsked(extent(of: $0, in: view)) }
        if !flow.isEmpty { return flow }
        var result: [ElementKind]?
        for layout in layouts {
            guard case .compositional(let site) = layout else { return [] }
            let kinds = compositionalKinds(of: site)[keyPath: part]
            result = result.map { $0.filter(kinds.contains) } ?? kinds
        }
        return result ?? []
    }

    /// Whether the layout asks for views of the kind: a flow layout may, unless they certainly have no size.
    func demand(for kind: ElementKind, in view: ViewID) -> KindDemand {
        if case .zero = extent(of: kind, in: view) { return .never }
        if emitted(by: view).contains(kind) { return .always }
        let isFlow = layouts(of: view)?.allSatisfy { if case .compositional = $0 { false } else { true } }
        return isFlow ?? false && (kind == .sectionHeader || kind == .sectionFooter) ? .possible : .unknown
    }

    /// Whether the layout certainly asks for no view of either of a flow layout's kinds.
    func emitsNothing(_ view: ViewID) -> Bool {
        [ElementKind.sectionHeader, .sectionFooter].allSatisfy { demand(for: $0, in: view) == .never }
    }

    /// Every collection view that has a data source, a layout or a scene.
    var views: [ViewID] {
        var seen: Set<ViewID> = []
        var result: [ViewID] = []
        func add(_ views: [ViewID]) {
            for view in views where view.place != .callback {
                let canonical = linked.aliases.canonical(view.plain)
                if seen.insert(canonical).inserted { result.append(canonical) }
            }
        }
        for use in linked.analysis.effects.layouts { add(use.views) }
        for place in linked.scenes.places where place.value.contains(where: { $0.view.family == .collection })
        {
            add([place.key])
        }
        let keyed = result.map { (key: ($0.holder?.number ?? -1, "\($0.place)"), view: $0) }
        return keyed.sorted { $0.key < $1.key }.map(\.view)
    }
}
