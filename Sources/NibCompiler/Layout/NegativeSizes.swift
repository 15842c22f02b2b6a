import InterfaceBuilder

/// Negative sizes that code gives a flow layout's headers and footers as numbers (uikit-rules H5).
struct NegativeSizes {
    struct Finding {
        var kind: ElementKind
        var place: SourceRange
        /// Whether the layout certainly gets it.
        var isCertain: Bool
    }

    let model: LayoutModel
    private var table: SymbolTable { model.table }

    init(model: LayoutModel) { self.model = model }

    func findings() -> [Finding] {
        var seen: Set<String> = []
        return (settings() + answers()).filter {
            seen.insert("\($0.place.file.path):\($0.place.bytes.start)").inserted
        }
    }

    // MARK: Properties of the layout

    private func settings() -> [Finding] {
        if hasOwnSizes { return [] }
        return model.sizes.mentions.compactMap { mention in
            guard let value = mention.value, mention.target != .direction, isOfFlowLayout(mention),
                !isGenerated(mention.block.file)
            else { return nil }
            guard Self.isNegative(mention), let place = table.range(value.range, in: mention.block.file)
            else { return nil }
            return Finding(
                kind: mention.target == .header ? .sectionHeader : .sectionFooter, place: place,
                isCertain: mention.path.isEmpty && !isReplaced(mention))
        }
    }

    private static func isNegative(_ mention: SizeMention) -> Bool {
        guard let value = mention.value else { return false }
        return mention.dimension == nil ? isNegative(size: value) : isNegative(number: value)
    }

    /// Whether other code may give the same layout another size, later or before it is shown.
    private func isReplaced(_ mention: SizeMention) -> Bool {
        model.sizes.mentions.contains { other in
            guard other.target == mention.target, !Self.isNegative(other),
                other.dimension == nil || mention.dimension == nil || other.dimension == mention.dimension
            else { return false }
            switch (mention.base, other.base) {
            case (.sites(let sites), .sites(let others)): return !sites.isDisjoint(with: others)
            case (.views(let views), .views(let others)):
                return views.contains { view in others.contains { model.linked.mayBeSame($0, view) } }
            default:
                if other.block.file == mention.block.file { return true }
                return mention.block.owner.map { model.mayReach(other.block, $0) } ?? true
            }
        }
    }

    /// Whether a layout class of the sources has the sizes itself: what they are set to is its affair.
    private var hasOwnSizes: Bool {
        table.types.contains { type in
            type.kind == .class
                && ["headerReferenceSize", "footerReferenceSize"].contains { type.members[$0] != nil }
                && table.descends(type.id, fromUIKit: "UICollectionViewFlowLayout") != false
        }
    }

    /// Whether the object is one of UIKit's flow layouts: nobody else's property of that name is meant.
    private func isOfFlowLayout(_ mention: SizeMention) -> Bool {
        switch mention.base {
        case .sites(let sites): return !sites.isEmpty
        case .views: return true
        case .unknown:
            guard let name = mention.baseExpression?.nameComponents?.last, let owner = mention.block.owner,
                let holder = table.propertyOwner(name, of: owner)
            else { return false }
            return (table[holder].members[name] ?? []).contains { member in
                guard case .property(let property) = member.kind, let type = property.type?.unwrapped.name,
                    let id = table.type(named: type)
                else { return false }
                return table.descends(id, fromUIKit: "UICollectionViewFlowLayout") == true
            }
        }
    }

    // MARK: The delegate's answers

    private func answers() -> [Finding] {
        var result: [Finding] = []
        for view in model.views {
            guard let layouts = model.layouts(of: view),
                let delegates = model.objects(asking: false, of: view),
                delegates.count == 1, let delegate = delegates.first,
                layouts.allSatisfy({ if case .compositional = $0 { false } else { true } })
            else { continue }
            for type in [delegate] + table.supertypes(of: delegate) {
                for member in table[type].members["collectionView"] ?? [] {
                    guard case .function(let function) = member.kind, let kind = Self.kind(function),
                        let section = function.parameters.last?.name, !isGenerated(member.file),
                        !model.witnesses.isUnseen(function, in: member.file, of: type)
                    else { continue }
                    result += findings(in: function, kind, section, delegate, member.file)
                }
            }
        }
        return result
    }

    private func findings(
        in function: FunctionDeclaration, _ kind: ElementKind, _ section: String, _ delegate: TypeID,
        _ file: Int
    ) -> [Finding] {
        let body = function.body ?? []
        let first = FirstSection(model, of: delegate, name: section).answer(body)
        return Self.returned(body).filter { Self.isNegative(size: $0) }.compactMap { value in
            table.range(value.range, in: file).map {
                Finding(kind: kind, place: $0, isCertain: first === value)
            }
        }
    }

    /// What the code may return, choices taken apart; nothing where closures return something, too.
    private static func returned(_ body: [Statement]) -> [Expression] {
        if body.count == 1, case .expression(let value) = body[0] { return choices(value) }
        var result: [Expression] = []
        var hasClosures = false
        SyntaxWalk.visit(body) { statement in
            if case .return(let value?, _) = statement { result += choices(value) }
        } _: { expression in
            if case .closure = expression.kind { hasClosures = true }
        }
        return hasClosures ? [] : result
    }

    private static func choices(_ value: Expression) -> [Expression] {
        if case .ternary(_, let first, let second) = value.kind { return choices(first) + choices(second) }
        return [value]
    }

    private static func kind(_ function: FunctionDeclaration) -> ElementKind? {
        [ElementKind.sectionHeader, .sectionFooter].first { FlowExtentSearch.isSize(function, of: $0) }
    }

    // MARK: Numbers

    /// Whether the expression makes a size of numbers, one of which is negative.
    private static func isNegative(size: Expression) -> Bool {
        guard case .call(let callee, let arguments) = size.kind, arguments.count == 2 else { return false }
        switch callee.kind {
        case .name("CGSize"), .name("CGSizeMake"): break
        case .member(_, let name) where name.value == "init": break
        default: return false
        }
        return arguments.contains { isNegative(number: $0.value) }
    }

    private static func isNegative(number: Expression) -> Bool {
        switch number.kind {
        case .number(let value): value < 0
        case .prefix("-", let positive):
            if case .number(let value) = positive.kind { value > 0 } else { false }
        default: false
        }
    }

    private func isGenerated(_ file: Int) -> Bool {
        table.files[file]?.file.isGenerated ?? false
    }
}
