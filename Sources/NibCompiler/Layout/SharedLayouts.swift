import InterfaceBuilder

/// Layout objects that several collection views get (uikit-rules H8).
struct SharedLayouts {
    enum Sharing {
        /// With the view that got it first.
        case with(String, first: SourceRange)
        /// One object for every object of a class.
        case all(of: String, declaration: SourceRange?)
        case loop
    }

    struct Finding {
        var name: String
        var place: SourceRange
        var sharing: Sharing
        /// Where further views get it.
        var others: [SourceRange] = []
    }

    /// What holds a layout object.
    private enum Holder: Hashable {
        case local(file: Int, start: UInt32, String)
        case property(TypeID, String)
    }

    private struct Use {
        var assignment: LayoutAssignment
        var name: String
    }

    private let linked: LinkedSources
    private var table: SymbolTable { linked.table }
    private let blocks: [CodeBlock]
    /// The views by the layout expressions that they get.
    private var views: [CodePlace: ViewID] = [:]
    private var unclear: Set<CodePlace> = []
    /// Names that are assigned to somewhere.
    private var assigned: Set<String> = []

    init(_ linked: LinkedSources) {
        self.linked = linked
        blocks = CodeBlock.all(of: linked.table)
        for use in linked.analysis.effects.layouts {
            guard use.views.count == 1, use.layout.unknown == nil, use.layout.atoms.count == 1 else {
                unclear.insert(use.place)
                continue
            }
            let view = linked.aliases.canonical(use.views[0].plain)
            if let other = views[use.place], !linked.mayBeSame(other, view) { unclear.insert(use.place) }
            views[use.place] = view
        }
    }

    mutating func findings() -> [Finding] {
        var uses: [Holder: [Use]] = [:]
        var order: [Holder] = []
        var result: [Finding] = []
        for block in blocks {
            SyntaxWalk.assignments(in: block.statements) { target, _ in
                if let name = target.nameComponents?.last { assigned.insert(name) }
            }
        }
        for assignment in LayoutAssignment.all(in: blocks) {
            guard let (holder, name, isStatic, declaration) = holder(of: assignment) else { continue }
            if let finding = loop(assignment, holder, name) {
                result.append(finding)
                continue
            }
            if isStatic {
                if let finding = everywhere(assignment, name, declaration) { result.append(finding) }
                continue
            }
            if uses[holder] == nil { order.append(holder) }
            uses[holder, default: []].append(Use(assignment: assignment, name: name))
        }
        result += order.compactMap { shared(uses[$0] ?? []) }
        return result
    }

    /// The variable that an assigned layout comes from, if it is one object for as long as its holder lives.
    private func holder(
        of assignment: LayoutAssignment
    ) -> (Holder, name: String, isStatic: Bool, declaration: SourceRange?)? {
        let block = assignment.block
        guard let components = assignment.layout.nameComponents, let name = components.last,
            !assigned.contains(name)
        else { return nil }
        if components.count == 1 {
            let locals = SyntaxWalk.declarations(in: block.statements).filter { $0.name.value == name }
            if locals.count > 1 { return nil }
            if let local = locals.first {
                guard let value = local.value, isCreation(value) else { return nil }
                return (.local(file: block.file, start: local.name.range.start, name), name, false, nil)
            }
            if block.function?.parameters.contains(where: { $0.name == name }) ?? false { return nil }
        }
        guard components.count <= 2, let own = block.owner else { return nil }
        let base = components.count == 2 ? components[0] : "self"
        let isSelf = base == "self" || base == "Self"
        guard let owner = isSelf ? own : WrittenTypes(table: table).type([base], in: own),
            let declarer = table.propertyOwner(name, of: owner),
            let member = table[declarer].members[name], member.count == 1,
            case .property(let property) = member[0].kind, property.getter == nil,
            property.isConstant || property.isLazy, let value = property.value, isCreation(value)
        else { return nil }
        return (
            .property(declarer, name), name, property.isStatic, table.range(property.name.range, in: member[0].file)
        )
    }

    /// Whether an initial value makes a layout: by its class, or in a closure that is called at once.
    private func isCreation(_ value: Expression) -> Bool {
        guard case .call(let callee, _) = value.kind else { return false }
        if case .closure = callee.kind { return true }
        guard let name = callee.nameComponents?.first else { return false }
        return name.hasSuffix("Layout") && name.first?.isUppercase ?? false
    }

    private func everywhere(_ use: LayoutAssignment, _ name: String, _ declaration: SourceRange?) -> Finding? {
        guard let owner = use.block.owner, table.descends(owner, fromUIKit: "UIView") == true,
            use.block.property != nil || use.block.function?.name.value == "init",
            !(use.block.property?.isStatic ?? false), let place = table.range(use.place)
        else { return nil }
        return Finding(
            name: name, place: place, sharing: .all(of: table[owner].simpleName, declaration: declaration))
    }

    /// A layout from outside of a loop, for each view of the loop.
    private func loop(_ use: LayoutAssignment, _ holder: Holder, _ name: String) -> Finding? {
        guard case .loop? = use.path.last.map(Self.loopStep) ?? nil, let step = use.path.last,
            let place = table.range(use.place)
        else { return nil }
        let names: [String]
        switch step {
        case .loop(_, let found), .closure(_, let found, _): names = found
        case .branch: return nil
        }
        // Of the body's own: a new one each time.
        if case .local(_, let start, _) = holder, isDeclared(start, in: use) { return nil }
        if let view = use.view {
            guard let root = view.rootName, names.contains(root) else { return nil }
        }
        return Finding(name: name, place: place, sharing: .loop)
    }

    private enum Loop { case loop }

    private static func loopStep(_ step: PathWalk.Step) -> Loop? {
        switch step {
        case .loop(_, let names): names.isEmpty ? nil : .loop
        case .closure(_, _, let isLoop): isLoop ? .loop : nil
        case .branch: nil
        }
    }

    private func isDeclared(_ start: UInt32, in use: LayoutAssignment) -> Bool {
        guard let last = use.path.last else { return false }
        var isInside = false
        PathWalk.visit(use.block.statements) { item, path in
            if case .declaration(let property) = item, property.name.range.start == start, path.contains(last) {
                isInside = true
            }
        }
        return isInside
    }

    // MARK: Several views

    /// One finding for one layout, however many views get it.
    private func shared(_ uses: [Use]) -> Finding? {
        let certain = uses.filter { views[$0.assignment.place] != nil && !unclear.contains($0.assignment.place) }
        var result: Finding?
        for (position, use) in certain.enumerated() {
            guard let view = views[use.assignment.place],
                let first = certain[..<position].first(where: { other in
                    guard let otherView = views[other.assignment.place] else { return false }
                    return !linked.mayBeSame(view, otherView) && areTogether(other.assignment, use.assignment)
                }),
                let firstView = views[first.assignment.place], let place = table.range(use.assignment.place),
                let firstPlace = table.range(first.assignment.place)
            else { continue }
            if result != nil {
                result?.others.append(place)
                continue
            }
            result = Finding(
                name: use.name, place: place,
                sharing: .with(linked.key(of: firstView).description, first: firstPlace))
        }
        return result
    }

    /// Whether both assignments run: in one body, and not in two branches; or each whenever its object is made.
    private func areTogether(_ left: LayoutAssignment, _ right: LayoutAssignment) -> Bool {
        if left.block.file == right.block.file, left.block.function === right.block.function,
            left.block.property === right.block.property
        {
            return !PathWalk.areExclusive(left.path, right.path) && !left.isInClosure && !right.isInClosure
        }
        return left.isUnconditional && right.isUnconditional
    }
}

extension LayoutAssignment {
    fileprivate var isInClosure: Bool {
        path.contains { if case .closure = $0 { true } else { false } }
    }

    /// Whether it runs for every object: in an initial value, an initialiser, or when a view is loaded.
    fileprivate var isUnconditional: Bool {
        guard path.isEmpty else { return false }
        if let property = block.property { return property.getter == nil && property.observers.isEmpty }
        return ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(block.function?.name.value)
    }
}
