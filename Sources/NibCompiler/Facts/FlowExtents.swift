import InterfaceBuilder

/// What is known of a collection view's layout from its manifest and its scenes together.
struct FlowExtents {
    let view: View
    let scenes: [SceneView]

    /// The manifest decides; where it is silent, the storyboard does, if all scenes agree and the layout is
    /// UIKit's own.
    var type: Layout.Kind? {
        if let type = view.layout.type { return type.value }
        let layouts = scenes.map(\.view.layout)
        guard !layouts.isEmpty, scenes.allSatisfy(\.isCertain) else { return nil }
        let areFlow = layouts.allSatisfy { layout in
            layout.map { $0.isFlow && $0.object.customClass == nil } ?? false
        }
        return areFlow ? .flow : nil
    }

    var scrollsHorizontally: Bool {
        view.layout.scroll.map { $0.value == .horizontal }
            ?? scenes.contains { $0.view.layout?.scrollsHorizontally ?? false }
    }

    /// The extent of the header, footer or other view of `entry` (uikit-rules H1–H3).
    func extent(of kind: ElementKind, entry: Entry) -> LayoutEmission.Extent {
        let size = scrollsHorizontally && type == .flow ? entry.width : entry.height
        switch size?.value {
        case .points(let points), .absolute(let points): return .points(points)
        case .estimated(let points): return .estimated(points)
        case .app: return .unknown
        case .storyboard, nil: break
        }
        guard type == .flow, kind == .sectionHeader || kind == .sectionFooter else { return .unknown }
        let extents = scenes.map { storyboardExtent(of: kind, in: $0) }
        guard let first = extents.first else { return .missing }
        return extents.allSatisfy { $0 == first } ? first : .unknown
    }

    /// Where a finding about the size of `entry` points: its size if it has one, else what names it.
    func origin(of entry: Entry) -> ByteRange {
        let size = scrollsHorizontally && type == .flow ? entry.width : entry.height
        if let size { return size.range }
        switch entry.source {
        case .nib(let name), .class(let name), .prototype(let name): return name.range
        case .choose(let choice): return choice.reference.name.range
        }
    }

    private func storyboardExtent(of kind: ElementKind, in scene: SceneView) -> LayoutEmission.Extent {
        guard scene.document.isComplete, scene.isCertain, let layout = scene.view.layout, layout.isFlow,
            layout.object.customClass == nil
        else { return .unknown }
        let size = kind == .sectionHeader ? layout.headerReferenceSize : layout.footerReferenceSize
        guard let size else { return .missing }
        let extent = scrollsHorizontally ? size.value.width : size.value.height
        return extent == 0 ? .missing : .points(extent)
    }
}
