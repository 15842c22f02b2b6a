import InterfaceBuilder

/// The tags by which a controller tells its views apart.
enum ExtractedTags {
    /// Gives every view its tag, where code sets one for each and no two are equal.
    static func add(to controller: inout ExtractedController, _ views: [ViewID], _ linked: LinkedSources) {
        guard controller.views.count > 1, controller.views.count == views.count else { return }
        var tags: [Int] = []
        for view in views {
            let own = linked.analysis.effects.tags.filter { tag in
                tag.views.contains { linked.mayBeSame(linked.aliases.canonical($0.plain), view) }
            }
            guard own.count == 1, own[0].tag == own[0].tag.rounded(), abs(own[0].tag) < 1e9 else { return }
            tags.append(Int(own[0].tag))
        }
        guard Set(tags).count == tags.count, Set(controller.views.map(\.isTable)).count == 1 else { return }
        for (position, tag) in tags.enumerated() { controller.views[position].tag = tag }
        let isTaken = linked.table.type(named: "\(controller.name).Tag") != nil
        controller.tags = isTaken ? "ViewTag" : "Tag"
    }
}
