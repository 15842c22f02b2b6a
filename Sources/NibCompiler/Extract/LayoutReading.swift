import InterfaceBuilder

/// What code and view descriptions say of one collection view's layout.
struct LayoutReading {
    let linked: LinkedSources
    let view: ViewID
    /// The scenes that have the view.
    let scenes: [SceneView]
    private var layouts: [LayoutID] = []
    private(set) var settings: [LayoutSetting] = []
    private(set) var layout = ExtractedLayout()
    private(set) var isHorizontal = false
    private var table: SymbolTable { linked.table }

    /// - Parameter isAlone: Whether the view's type has no other collection view: layouts of its properties are
    ///   the view's.
    init(_ linked: LinkedSources, _ view: ViewID, isAlone: Bool) {
        (self.linked, self.view) = (linked, view)
        scenes = linked.scenes.places.filter { linked.mayBeSame(linked.aliases.canonical($0.key), view) }
            .flatMap(\.value).sorted { $0.document.file.path < $1.document.file.path }
        var types: Set<String> = []
        for use in linked.analysis.effects.layouts where use.views.contains(where: isView) {
            types.formUnion(self.types(of: use))
        }
        settings = linked.analysis.effects.sizes.filter { isOwn($0, isAlone: isAlone) }
        for scene in scenes {
            guard let layout = scene.view.layout else { continue }
            if types.isEmpty { types.insert(type(of: layout)) }
            isHorizontal = isHorizontal || layout.scrollsHorizontally
        }
        if types.isEmpty, !settings.isEmpty { types = ["flow"] }
        if types.count == 1 { layout.type = types.first }
        read()
    }

    private func isView(_ other: ViewID) -> Bool {
        linked.mayBeSame(linked.aliases.canonical(other.plain), view)
    }

    private mutating func types(of use: LayoutUse) -> Set<String> {
        var result: Set<String> = []
        for atom in use.layout.atoms {
            switch atom {
            case .layout(let id, let type):
                layouts.append(id)
                if case .made(let site) = id, linked.isListLayout(madeAt: site) {
                    result.insert("list")
                } else if let kind = kind(of: type) {
                    result.insert(kind)
                }
            case .instance(let type): if let kind = kind(of: type) { result.insert(kind) }
            default: continue
            }
        }
        return result
    }

    private func kind(of type: SwiftType) -> String? {
        guard let id = type.id else { return nil }
        switch table[id].name {
        case "UICollectionViewFlowLayout": return "flow"
        case "UICollectionViewCompositionalLayout": return "compositional"
        case "UICollectionViewLayout": return nil
        default: return table[id].kind == .external ? nil : "custom"
        }
    }

    private func type(of layout: CollectionLayout) -> String {
        layout.isFlow && layout.object.customClass == nil ? "flow" : "custom"
    }

    private func isOwn(_ setting: LayoutSetting, isAlone: Bool) -> Bool {
        for atom in setting.base.atoms {
            guard case .layout(let id, _) = atom else { continue }
            if case .of(let other) = id { return isView(other) }
            return layouts.contains(id)
        }
        guard let holder = setting.holder, let viewHolder = view.holder, table.areRelated(holder, viewHolder)
        else {
            return false
        }
        let connected = scenes.contains { scene in
            scene.document.connections.contains {
                $0.kind == .outlet && $0.name.value == setting.path
                    && $0.destination.value == scene.view.layout?.object.id
            }
        }
        return connected || isAlone
    }

    private mutating func read() {
        guard layout.type == "flow" else { return }
        layout.scroll = value("scrollDirection") {
            if case .member(_, let name) = $0.kind, ["vertical", "horizontal"].contains(name.value) {
                name.value
            } else {
                nil
            }
        }
        if let scroll = layout.scroll { isHorizontal = scroll == "horizontal" }
        let bool = { (expression: Expression) -> Bool? in
            if case .bool(let value) = expression.kind { value } else { nil }
        }
        layout.pinsHeaders = value("sectionHeadersPinToVisibleBounds", bool)
        layout.pinsFooters = value("sectionFootersPinToVisibleBounds", bool)
    }

    /// What all assignments of a property agree on.
    private func value<Value: Equatable>(_ name: String, _ read: (Expression) -> Value?) -> Value? {
        let values = settings.filter { $0.name == name }.map { read($0.value) }
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
