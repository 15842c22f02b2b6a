import InterfaceBuilder

/// Writes the functions that configure layouts and make them.
struct LayoutEmitter {
    let plan: ControllerPlan

    /// A function for one view, for all of them, or for the tagged ones together.
    private enum Target {
        case view(Int, isShared: Bool)
        case tags(TagPlan, isMade: Bool)
    }

    private var all: [Target] {
        var targets: [Target] = []
        let layouts = plan.views.filter { !$0.layout.isEmpty }.map(\.layout.kind)
        if let tags = plan.tags {
            if layouts.contains(.connectedFlow) { targets.append(.tags(tags, isMade: false)) }
            if layouts.contains(.madeFlow) { targets.append(.tags(tags, isMade: true)) }
        }
        targets += ViewFunctions.views(of: plan) { view -> LayoutPlan? in
            if view.layout.isEmpty { return nil }
            switch view.layout.kind {
            case .connectedFlow, .madeFlow: return plan.tags == nil ? view.layout : nil
            case .list, .table, .none: return view.layout
            }
        }
        .map { .view($0.view, isShared: $0.isShared) }
        return targets
    }

    private func name(_ view: ViewPlan, isShared: Bool) -> String {
        switch view.layout.kind {
        case .connectedFlow: return isShared ? "configure" : view.suffix.following("configure") + "Layout"
        case .table: return isShared ? "configure" : view.suffix.following("configure")
        case .madeFlow, .list, .none:
            return isShared && plan.views.count > 1 ? "makeLayout" : view.suffix.following("make") + "Layout"
        }
    }

    private func label(_ view: ViewPlan) -> [String] {
        switch view.layout.kind {
        case .connectedFlow, .table: ["_"]
        case .list(let list): ListEmitter(plan: list).labels
        case .madeFlow, .none: []
        }
    }

    var functions: [ViewFunctions.Function] {
        all.map { target in
            switch target {
            case .view(let index, let isShared):
                let view = plan.views[index]
                return ViewFunctions.Function(
                    name: name(view, isShared: isShared), labels: label(view), view: index)
            case .tags(_, let isMade):
                return ViewFunctions.Function(
                    name: isMade ? "makeLayout" : "configure", labels: isMade ? ["for"] : ["_", "for"],
                    view: nil)
            }
        }
    }

    func emit(to writer: inout SwiftWriter) {
        for target in all {
            writer.separate()
            switch target {
            case .tags(let tags, let isMade): emit(tags, isMade: isMade, to: &writer)
            case .view(let index, let isShared):
                let names = isShared ? plan.views.map(\.name) : [plan.views[index].name]
                emit(
                    plan.views[index], names: names, name: name(plan.views[index], isShared: isShared),
                    to: &writer)
            }
        }
    }

    private func emit(_ view: ViewPlan, names: [String], name: String, to writer: inout SwiftWriter) {
        let list = SwiftComment.list(names)
        let head = "\(plan.access)func \(name)"
        switch view.layout.kind {
        case .connectedFlow:
            writer.documentation(
                "Applies what \(SwiftComment.text(plan.manifest)) says of the layout of \(list). Call it once."
            )
            writer.function(SwiftSignature(head, [["_ layout: UICollectionViewFlowLayout"]])) {
                emit(view.layout.settings, of: "layout", to: &$0)
            }
        case .table:
            writer.documentation(
                "Applies what \(SwiftComment.text(plan.manifest)) says of the heights of \(list). Call it once."
            )
            writer.function(SwiftSignature(head, [["_ tableView: UITableView"]])) {
                emit(view.layout.settings, of: "tableView", to: &$0)
            }
        case .madeFlow:
            writer.documentation("A new layout for \(list). A layout object serves one view.")
            writer.function(SwiftSignature(head, [], returns: "UICollectionViewFlowLayout")) {
                $0.line("let layout = UICollectionViewFlowLayout()")
                emit(view.layout.settings, of: "layout", to: &$0)
                $0.line("return layout")
            }
        case .list(let list): ListEmitter(plan: list).emit(head, views: names, to: &writer)
        case .none: break
        }
    }

    private func emit(_ settings: [LayoutPlan.Setting], of object: String, to writer: inout SwiftWriter) {
        for setting in settings { writer.line("\(object).\(setting.property) = \(setting.value)") }
    }

    private func emit(_ tags: TagPlan, isMade: Bool, to writer: inout SwiftWriter) {
        let tag = tags.parameter
        let kind = isMade ? LayoutPlan.Kind.madeFlow : .connectedFlow
        let parameter = "for \(tag.text): \(tags.enumName.text)"
        if isMade {
            writer.documentation("A new layout for `\(tag.name)`. A layout object serves one view.")
            let head = "\(plan.access)func makeLayout"
            writer.function(SwiftSignature(head, [[parameter]], returns: "UICollectionViewFlowLayout")) {
                $0.line("let layout = UICollectionViewFlowLayout()")
                emitSwitch(tags, kind, to: &$0)
                $0.line("return layout")
            }
        } else {
            writer.documentation(
                "Applies what \(SwiftComment.text(plan.manifest)) says of the layout of `\(tag.name)`. Call it once for each view."
            )
            let head = "\(plan.access)func configure"
            writer.function(SwiftSignature(head, [["_ layout: UICollectionViewFlowLayout", parameter]])) {
                emitSwitch(tags, kind, to: &$0)
            }
        }
    }

    /// What two tagged views must agree in to be one case.
    private struct Aspect: Equatable {
        var family: ReusingView.Family
        /// Nil: its layout is another one.
        var settings: [LayoutPlan.Setting]?
    }

    private func emitSwitch(_ tags: TagPlan, _ kind: LayoutPlan.Kind, to writer: inout SwiftWriter) {
        writer.line("switch \(tags.parameter.text) {")
        let groups = plan.tagGroups {
            Aspect(family: $0.family, settings: $0.layout.kind == kind ? $0.layout.settings : nil)
        }
        for group in groups {
            let view = plan.views[group[0]]
            let pattern = plan.pattern(group)
            guard view.family == .collection, view.layout.kind == kind else {
                let message: SwiftMessage =
                    view.family == .collection
                    ? "\(plan.subject(group)) no flow layout \(kind == .madeFlow ? "made in code" : "in a storyboard")"
                    : plan.wrongFamily(group)
                writer.switchCase(pattern, statement: "fatalError(\(message.text))")
                continue
            }
            let settings = view.layout.settings
            if settings.count > 1 {
                writer.line("\(pattern):")
                writer.indented { emit(settings, of: "layout", to: &$0) }
            } else {
                let statement = settings.first.map { "layout.\($0.property) = \($0.value)" } ?? "break"
                writer.switchCase(pattern, statement: statement)
            }
        }
        writer.line("}")
    }
}
