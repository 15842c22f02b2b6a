import InterfaceBuilder

extension ControllerPlan {
    /// The views that have a registering function: the first for all that share one.
    var identifiedViews: [Int] { sharesViews ? Array(views.indices.prefix(1)) : Array(views.indices) }

    /// The identifier of a reusable view in a view, as an expression.
    func identifier(_ index: Int, in view: ViewPlan) -> String? {
        let reusable = reusables[index]
        for plan in identifierEnums where plan.views.contains(where: { views[$0].name == view.name }) {
            if let item = plan.positions[index].map({ plan.cases[$0] }) {
                return "\(plan.name.text).\(item.name.member).rawValue"
            }
        }
        return reusable.reference?.expression
    }

    /// The views in groups that are alike in an aspect, in order.
    func tagGroups<Aspect: Equatable>(_ aspect: (ViewPlan) -> Aspect) -> [[Int]] {
        var groups: [[Int]] = []
        for (index, view) in views.enumerated() {
            if let same = groups.firstIndex(where: { aspect(views[$0[0]]) == aspect(view) }) {
                groups[same].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    /// `case .carousel1, .carousel2`.
    func pattern(_ group: [Int]) -> String {
        let cases = tags?.cases ?? []
        return "case "
            + group.filter(cases.indices.contains).map { ".\(cases[$0].name.member)" }
            .joined(separator: ", ")
    }

    /// The tagged views by their class, each kind once.
    var tagFamilies: [ViewPlan] {
        views.enumerated().compactMap { index, view in
            views[..<index].contains { $0.family == view.family } ? nil : view
        }
    }

    /// What a case of the tags does in a function for views of another class.
    func wrongFamily(_ group: [Int]) -> SwiftMessage {
        let words = group.map { "\(views[$0].name)" }
        let what = views[group[0]].family == .table ? "table view" : "collection view"
        return
            "\(SwiftComment.enumeration(words)) of \(name.plain) \(group.count > 1 ? "are" : "is a") \(what)\(group.count > 1 ? "s" : "")"
    }

    /// `list of Controller has`.
    func subject(_ group: [Int]) -> String {
        let words = SwiftComment.enumeration(group.map { views[$0].name })
        return "\(words) of \(name.plain) \(group.count > 1 ? "have" : "has")"
    }

    /// `Controller.view`, as messages name it; several where a function serves several.
    func title(_ views: [Int]) -> String {
        SwiftComment.enumeration(views.map { "\(name.plain).\(self.views[$0].name)" })
    }
}
