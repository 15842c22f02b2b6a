import InterfaceBuilder

/// One of the layouts that a view may have.
enum ViewLayoutSource {
    /// A plain flow layout, by the place where it is made.
    case flow(CodePlace)
    case compositional(CodePlace)
    case scene(SceneView)

    /// Every layout that the view may have; nil where that is not known.
    static func all(of view: ViewID, in model: LayoutModel) -> [ViewLayoutSource]? {
        let linked = model.linked
        guard let holder = view.holder, !linked.isEscaped(view), !linked.mayBeNamedUnread(view),
            ([holder] + linked.table.descendants(of: holder)).allSatisfy(linked.isChainKnown)
        else { return nil }
        guard let uses = model.layoutUses.uses(of: view, holder: holder, linked.table) else { return nil }
        var result: [ViewLayoutSource] = []
        var seen: Set<CodePlace> = []
        for use in uses {
            guard use.layout.unknown == nil, !use.layout.atoms.isEmpty else { return nil }
            for atom in use.layout.atoms {
                guard case .layout(.made(let site), let type) = atom, let id = type.id else { return nil }
                guard seen.insert(site).inserted else { continue }
                switch linked.table[id].name {
                case "UICollectionViewFlowLayout": result.append(.flow(site))
                case "UICollectionViewCompositionalLayout": result.append(.compositional(site))
                default: return nil
                }
            }
        }
        for scene in linked.scenes(of: view) {
            guard scene.document.isComplete, let layout = scene.view.layout, layout.isFlow,
                layout.object.customClass == nil
            else { return nil }
            result.append(.scene(scene))
        }
        // An outlet whose scene is not there, a controller that somebody else makes.
        return result.isEmpty || isCreatedElsewhere(view, holder, result, model) ? nil : result
    }

    /// Whether a collection view controller may be made with another layout: by `init(collectionViewLayout:)`.
    private static func isCreatedElsewhere(
        _ view: ViewID, _ holder: TypeID, _ found: [ViewLayoutSource], _ model: LayoutModel
    ) -> Bool {
        let table = model.table
        guard case .property(let owner, _) = view.place, table[owner].kind == .external else { return false }
        for type in model.related(to: holder) {
            for member in table[type].members["init"] ?? [] {
                if case .function(let function) = member.kind,
                    function.parameters.contains(where: { $0.label == "collectionViewLayout" })
                {
                    return true
                }
            }
        }
        let own = Set(model.related(to: holder).map { table[$0].simpleName })
        return !own.isDisjoint(with: model.madeWithLayouts)
    }
}
