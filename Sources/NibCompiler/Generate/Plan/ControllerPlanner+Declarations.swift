import InterfaceBuilder

extension ControllerPlanner {
    /// Lists what the output declares in the controller, and refuses two of one name.
    mutating func declareNames() {
        let place = manifest.place(controller.name.range)
        if let tags = result.tags {
            let origin = controller.tags.map { manifest.place($0.name.range) } ?? place
            if tags.isDeclared { declare(tags.enumName.plain, nil, origin) }
            declare(tags.parameter.name, ["_"], origin)
        }
        for choice in result.choices where choice.isDeclared {
            declare(choice.enumName.plain, nil, choice.origin)
        }
        var sections: [SwiftTypeName: SectionsPlan] = [:]
        for (view, plan) in zip(controller.views, result.views) {
            guard let own = plan.sections, own.isDeclared, let declared = view.sections else { continue }
            let origin = manifest.place(declared.reference.name.range)
            if let other = sections[own.enumName] {
                if other != own {
                    refuse("'\(own.enumName.plain)' is given other cases elsewhere", at: origin)
                }
                continue
            }
            sections[own.enumName] = own
            declare(own.enumName.plain, nil, origin)
        }
        for plan in result.identifierEnums {
            let origin = plan.views.first.map { manifest.place(controller.views[$0].name.range) } ?? place
            declare(plan.name.plain, nil, origin)
        }
        for reusable in result.reusables where reusable.isTyped || reusable.usesObject {
            if case .decoration = reusable.family { continue }
            if reusable.usesObject {
                declare(reusable.name.following("make") + "Registration", ["configure"], reusable.origin)
            } else {
                let labels = reusable.family == .tableHeaderFooter ? ["from"] : ["from", "for"]
                declare(reusable.name.following("dequeue"), labels, reusable.origin)
            }
        }
        if result.needsBundleToken { declare(ControllerPlan.bundleToken, nil, place) }
        var helpers: Set<[String]> = []
        for function in DequeueHelperEmitter(plan: result).functions
        where helpers.insert([function.name] + function.labels).inserted {
            // Those of one name differ in the types of their parameters.
            declare(function.name, function.labels, place)
        }
        for function in ViewFunctions.all(result) {
            let origin = function.view.map { manifest.place(controller.views[$0].name.range) } ?? place
            declare(function.name, function.labels, origin)
        }
    }

    private mutating func declare(_ name: String, _ labels: [String]?, _ origin: SourceRange) {
        let new = DeclaredName(name: name, labels: labels, origin: origin)
        if labels == nil, usedTypes.contains(name) {
            collide("an enum called '\(name)' would hide the type that the code for it uses", at: origin)
        }
        if let other = declared[name]?.first(where: {
            $0.labels == labels || $0.labels == nil || labels == nil
        }) {
            // Two views whose names become one are one fault, whatever is declared for them.
            let isKnown = diagnostics.contains {
                $0.range == origin && $0.notes.contains { $0.range == other.origin }
            }
            if !isKnown {
                collide(
                    "'\(new.description)' would be declared twice in '\(controller.name.value)'", at: origin,
                    notes: [Note("the other one", at: other.origin)])
            }
        }
        declared[name, default: []].append(new)
        result.declaredNames.append(new)
    }

    /// The types that generated code names, by the first part of their names: an enum declared in the
    /// controller's extension would hide them there.
    private var usedTypes: Set<String> {
        var names = Self.systemTypes
        for reusable in result.reusables {
            if let name = reusable.viewClass?.components.first { names.insert(name.name) }
            for case .class(let name) in reusable.sources {
                if let first = name.components.first { names.insert(first.name) }
            }
        }
        for view in result.views {
            if let sections = view.sections, !sections.isDeclared,
                let first = sections.enumName.components.first
            {
                names.insert(first.name)
            }
        }
        for choice in result.choices where !choice.isDeclared {
            if let first = choice.enumName.components.first { names.insert(first.name) }
        }
        return names
    }

    /// With the generic parameters of the private helpers.
    private static let systemTypes: Set<String> = [
        "Cell", "Footer", "Header", "Item", "View",
        "Bool", "Bundle", "CGFloat", "CGSize", "CaseIterable", "IndexPath", "Int",
        "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSize", "NSDirectionalEdgeInsets",
        "NSDirectionalRectEdge", "NSRectAlignment", "Self", "Sendable", "String",
        "UICollectionLayoutListConfiguration",
        "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewCompositionalLayout", "UICollectionViewDiffableDataSource",
        "UICollectionViewFlowLayout",
        "UICollectionViewLayout", "UINib", "UITableView", "UITableViewCell", "UITableViewDiffableDataSource",
        "UITableViewHeaderFooterView", "UIView", "Void",
    ]
}
