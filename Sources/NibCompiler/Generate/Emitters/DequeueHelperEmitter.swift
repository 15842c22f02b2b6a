import InterfaceBuilder

/// Writes the private generic functions behind the typed ones, where at least two would say the same.
struct DequeueHelperEmitter {
    let plan: ControllerPlan
    private let choiceGroups: [ChoiceGroup]
    /// The views that are members of a group.
    private let members: [Int: ChoiceMember]
    /// The families that have a generic function: all of them, if one has two views.
    let families: [Family]
    /// The one enum that gives all identifiers; nil where several do.
    private let enumName: SwiftTypeName?

    init(plan: ControllerPlan) {
        self.plan = plan
        choiceGroups = Self.choiceGroups(of: plan)
        members = Self.members(of: choiceGroups, in: plan)
        // The views whose functions need a cast and are no part of a choice.
        let cast = plan.orderedReusables.filter { [members] in
            let reusable = plan.reusables[$0]
            return reusable.isTyped && !reusable.usesObject && reusable.viewClass != nil && members[$0] == nil
        }
        let all = cast.map { Family(plan.reusables[$0].family) }
        let isRepeated = Set(all).count < all.count
        families = isRepeated ? Family.allCases.filter(all.contains) : []
        let names = Set(cast.compactMap { plan.reusables[$0].reference?.enumName })
        enumName = names.count == 1 ? names.first : nil
    }

    /// The views that a function dequeues by the raw value of their choice.
    private struct ChoiceGroup {
        var choice: Int
        var noun: String
        var reusables: [Int]
    }

    /// A view that a choice's raw value names: its case, and the function that all cases share.
    struct ChoiceMember {
        var choice: Int
        var noun: String
        var argument: String
        var family: ReuseFamily
    }

    private static func choiceGroups(of plan: ControllerPlan) -> [ChoiceGroup] {
        var groups: [ChoiceGroup] = []
        for view in plan.views where view.family == .collection {
            var leaves: [(Leaf, String)] = []
            for slot in view.slots {
                leaves += slot.leaves.map { ($0, slot.kind.identifier?.name ?? "SupplementaryView") }
            }
            leaves += view.cellChoices.flatMap(\.slot.leaves).map { ($0, "ChosenCell") }
            for (leaf, noun) in leaves {
                guard case .choice(let index, let reusables) = leaf, plan.choices[index].isNibName else {
                    continue
                }
                let typed = reusables.filter {
                    let reusable = plan.reusables[$0]
                    return reusable.reference?.enumName == plan.choices[index].enumName && reusable.isTyped
                        && reusable.fileName != nil
                }
                if typed.count > 1, !groups.contains(where: { $0.choice == index && $0.noun == noun }) {
                    groups.append(ChoiceGroup(choice: index, noun: noun, reusables: typed))
                }
            }
        }
        return groups
    }

    private static func members(of groups: [ChoiceGroup], in plan: ControllerPlan) -> [Int: ChoiceMember] {
        var members: [Int: ChoiceMember] = [:]
        for group in groups {
            let isOnlyOne = groups.count { $0.noun == group.noun } == 1
            for index in group.reusables where members[index] == nil {
                guard let reference = plan.reusables[index].reference else { continue }
                let type = isOnlyOne ? "" : reference.enumName.text
                members[index] = ChoiceMember(
                    choice: group.choice, noun: group.noun, argument: "\(type).\(reference.caseName.member)",
                    family: plan.reusables[index].family)
            }
        }
        return members
    }

    func choiceMember(_ index: Int) -> ChoiceMember? { members[index] }

    func emitChoices(to writer: inout SwiftWriter) {
        for group in choiceGroups {
            guard let first = group.reusables.first, let member = choiceMember(first) else { continue }
            let choice = plan.choices[group.choice]
            let family = member.family
            let generic =
                ["Header", "Footer"].contains(group.noun) ? group.noun : family == .cell ? "Cell" : "View"
            let local =
                ["Header", "Footer", "Cell"].contains(generic) ? generic.lowercased() : "supplementary"
            let raw = "\(choice.parameter.text).rawValue"
            writer.separate()
            let signature = SwiftSignature(
                "\(head)dequeue\(group.noun)<\(generic): \(family.baseClass)>",
                [
                    [
                        "_ \(choice.parameter.text): \(choice.enumName.text)",
                        "from collectionView: UICollectionView", "for indexPath: IndexPath",
                    ]
                ], returns: generic)
            writer.function(signature) { writer in
                DequeueEmitter(plan: plan).emitDirect(
                    family, identifier: raw, kind: family.kind?.expression, before: "let view = ", to: &writer
                )
                writer.block("guard let \(local) = view as? \(generic) else") {
                    $0.failure(
                        "the root view of \(code: raw).xib is of class \(code: "type(of: view)"), not \(code: generic + ".self")"
                    )
                }
                writer.line("return \(local)")
            }
        }
    }

    /// What is declared, private as it is: a member of the controller of the same name would be in its way.
    var functions: [ViewFunctions.Function] {
        choiceGroups.map {
            ViewFunctions.Function(name: "dequeue\($0.noun)", labels: ["_", "from", "for"], view: nil)
        }
            + families.map { ViewFunctions.Function(name: "dequeue", labels: $0.labels, view: nil) }
    }

    private var head: String { plan.isStatic ? "private static func " : "private func " }

    func serves(_ index: Int) -> Bool {
        plan.reusables[index].viewClass != nil && families.contains(Family(plan.reusables[index].family))
    }

    func emitCall(_ index: Int, to writer: inout SwiftWriter) {
        let reusable = plan.reusables[index]
        guard let reference = reusable.reference else { return }
        let identifier = enumName == nil ? reference.expression : ".\(reference.caseName.member)"
        let source = SwiftLiteral(plan.sourceText(index)).text
        let groups: [[SwiftCall.Argument]] =
            switch Family(reusable.family) {
            case .supplementary:
                [
                    [
                        .text(identifier), "ofKind: \(reusable.family.kind?.expression ?? "")",
                        "from: collectionView",
                    ],
                    ["for: indexPath", "source: \(source)"],
                ]
            case .cell:
                [[.text(identifier), "from: collectionView"], ["for: indexPath", "source: \(source)"]]
            case .tableCell:
                [[.text(identifier), "from: tableView"], ["for: indexPath", "source: \(source)"]]
            case .tableHeaderFooter: [[.text(identifier), "from: tableView", "source: \(source)"]]
            }
        writer.call(SwiftCall("dequeue", groups))
    }

    func emit(to writer: inout SwiftWriter) {
        for family in families {
            writer.separate()
            GenericDequeueEmitter(family: family, head: head, enumName: enumName).emit(to: &writer)
        }
    }

    enum Family: CaseIterable {
        case cell, supplementary, tableCell, tableHeaderFooter

        var labels: [String] {
            switch self {
            case .cell, .tableCell: ["_", "from", "for", "source"]
            case .supplementary: ["_", "ofKind", "from", "for", "source"]
            case .tableHeaderFooter: ["_", "from", "source"]
            }
        }

        init(_ family: ReuseFamily) {
            switch family {
            case .cell: self = .cell
            case .supplementary, .decoration: self = .supplementary
            case .tableCell: self = .tableCell
            case .tableHeaderFooter: self = .tableHeaderFooter
            }
        }
    }
}
