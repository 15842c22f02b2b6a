import InterfaceBuilder

/// How large a flow layout's headers or footers are along its scroll direction (uikit-rules H1–H3).
struct FlowExtentSearch {
    let model: LayoutModel
    let view: ViewID
    let isHeader: Bool
    private var table: SymbolTable { model.table }

    /// What one layout says.
    private enum Size {
        case zero
        case some
        /// Some for the first section; what it is for others is not known.
        case first
        case unknown
    }

    func extent() -> LayoutExtent {
        guard let holder = view.holder, let layouts = model.layouts(of: view), !isExtended,
            !isSetWhereDrawn, !model.linked.isVisibleOutside(view), !isLayoutPublic,
            !model.handovers.isLayoutHandedOn(of: view, holder)
        else {
            return .unknown
        }
        let mentions = model.sizes.candidates(for: view, layouts, table).filter {
            mayApply($0, layouts, holder)
        }
        guard let isHorizontal = direction(mentions, layouts) else { return .unknown }
        let wanted: SizeMention.Target = isHeader ? .header : .footer
        let own = mentions.filter { $0.target == wanted }
        let delegate = delegateSize(isHorizontal)
        switch delegate {
        case .none: break
        case .some(.zero): return .zero(isHorizontal: isHorizontal)
        case .some(.some): return .some
        case .some(.first): return .first
        case .some(.unknown): return .unknown
        }
        let sizes = layouts.map { size(of: $0, own, isHorizontal) }
        if sizes.allSatisfy({ $0 == .zero }) { return .zero(isHorizontal: isHorizontal) }
        if sizes.allSatisfy({ $0 == .some }) { return .some }
        return .unknown
    }

    /// Whether an extension of UIKit's own layout takes part in what its sizes are.
    private var isExtended: Bool {
        guard let layout = table.type(named: "UICollectionViewFlowLayout") else { return false }
        return Self.sizing.contains { table[layout].members[$0] != nil }
    }

    private static let sizing = [
        "headerReferenceSize", "footerReferenceSize", "setHeaderReferenceSize", "setFooterReferenceSize",
        "awakeFromNib", "prepare", "prepareLayout", "initWithCoder",
    ]

    /// What UIKit's flow layout has, which sets no size.
    static let layoutMethods: Set<String> = [
        "init", "invalidateLayout", "register", "registerClass", "registerNib", "prepare", "prepareLayout",
        "layoutAttributesForItem", "layoutAttributesForElements", "layoutAttributesForSupplementaryView",
        "setValue", "setValuesForKeys", "setHeaderReferenceSize", "setFooterReferenceSize",
        "setScrollDirection",
        "setItemSize", "setMinimumLineSpacing", "setMinimumInteritemSpacing", "setSectionInset",
        "setEstimatedItemSize", "setSectionHeadersPinToVisibleBounds", "setSectionFootersPinToVisibleBounds",
    ]

    /// Whether code outside of the sources sees a layout that the view's class holds.
    private var isLayoutPublic: Bool {
        guard let holder = view.holder,
            table[holder].declarations.contains(where: { $0.declaration.access == .public })
        else { return false }
        return table[holder].members.values.joined().contains { member in
            guard case .property(let property) = member.kind,
                property.access == .public || property.access == .open
            else { return false }
            let made = property.value.flatMap {
                if case .call(let callee, _) = $0.kind { callee } else { nil }
            }
            return [property.type?.name, made?.nameComponents?.last].contains {
                $0?.contains("Layout") ?? false
            }
        }
    }

    /// Whether a view description sets a size in another way than as the layout's own: for some traits, or as a
    /// run-time attribute.
    private var isSetWhereDrawn: Bool {
        model.linked.scenes(of: view).contains { scene in
            let text = scene.document.file[scene.view.object.range]
            return [
                "keyPath=\"collectionViewLayout", "keyPath=\"headerReferenceSize",
                "keyPath=\"footerReferenceSize",
            ]
            .contains(where: text.contains)
                || scene.view.layout.map {
                    scene.document.file[$0.object.range].contains("<variation")
                } ?? false
        }
    }

    // MARK: Settings

    private func mayApply(_ mention: SizeMention, _ layouts: [ViewLayoutSource], _ holder: TypeID) -> Bool {
        switch mention.base {
        case .sites(let sites):
            return layouts.contains { if case .flow(let site) = $0 { sites.contains(site) } else { false } }
        case .views(let views): return views.contains { model.linked.mayBeSame($0, view) || $0.isSelf }
        case .unknown: return model.mayReach(mention.block, holder)
        }
    }

    /// Whether the layout scrolls horizontally; nil where that is not known.
    private func direction(_ mentions: [SizeMention], _ layouts: [ViewLayoutSource]) -> Bool? {
        let own = mentions.filter { $0.target == .direction }
        var answers: Set<Bool> = []
        for layout in layouts {
            switch layout {
            case .compositional: return nil
            case .scene(let scene): answers.insert(scene.view.layout?.scrollsHorizontally ?? false)
            case .flow(let site): if !own.contains(where: { isCertain($0, site) }) { answers.insert(false) }
            }
        }
        for mention in own {
            guard let value = mention.value, case .member(_, let name) = value.kind else { return nil }
            let word = name.value
            guard ["horizontal", "vertical", "Horizontal", "Vertical"].contains(word) else { return nil }
            answers.insert(word.lowercased() == "horizontal")
        }
        return answers.count == 1 ? answers.first : nil
    }

    private func size(of layout: ViewLayoutSource, _ mentions: [SizeMention], _ isHorizontal: Bool) -> Size {
        switch layout {
        case .compositional: return .unknown
        case .flow(let site):
            if isHandedOver(site) { return .unknown }
            return joined(.zero, mentions.map { ($0, isCertain($0, site)) }, isHorizontal)
        case .scene(let scene):
            guard let layout = scene.view.layout else { return .unknown }
            let size = (isHeader ? layout.headerReferenceSize : layout.footerReferenceSize)?.value
            let drawn = size.map { (isHorizontal ? $0.width : $0.height) > 0 } ?? false
            return joined(
                drawn ? .some : .zero, mentions.map { ($0, isCertain($0, scene)) }, isHorizontal)
        }
    }

    /// The size after all settings, if it is one whatever their order.
    private func joined(
        _ initial: Size, _ mentions: [(mention: SizeMention, isCertain: Bool)], _ isHorizontal: Bool
    ) -> Size {
        guard !mentions.isEmpty else { return initial }
        var sizes: [Size] = mentions.map { size(set: $0.mention, isHorizontal) ?? initial }
        if !mentions.contains(where: \.isCertain) { sizes.append(initial) }
        guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else { return .unknown }
        return first
    }

    /// Nil where the setting leaves the extent as it was.
    private func size(set mention: SizeMention, _ isHorizontal: Bool) -> Size? {
        guard let value = mention.value else { return .unknown }
        if let dimension = mention.dimension {
            return dimension == (isHorizontal ? "width" : "height") ? Self.size(number: value) : nil
        }
        return Self.size(value, isHorizontal)
    }

    private static func size(_ value: Expression, _ isHorizontal: Bool) -> Size {
        switch value.kind {
        case .member(_, let name): return name.value == "zero" || name.value == "zeroSize" ? .zero : .unknown
        case .name(let name): return name == "CGSizeZero" ? .zero : .unknown
        case .call(let callee, let arguments):
            guard arguments.count == 2 else { return .unknown }
            switch callee.kind {
            case .name("CGSize"), .name("CGSizeMake"): break
            case .member(_, let name) where name.value == "init": break
            default: return .unknown
            }
            return size(number: arguments[isHorizontal ? 0 : 1].value)
        default: return .unknown
        }
    }

    private static func size(number: Expression) -> Size {
        guard case .number(let number) = number.kind else { return .unknown }
        return number > 0 ? .some : (number == 0 ? .zero : .unknown)
    }

    // MARK: Certainty

    /// Whether the setting is certainly made on the layout that is made at the place: without a condition, and
    /// where the layout is made or a view is loaded.
    private func isCertain(_ mention: SizeMention, _ site: CodePlace) -> Bool {
        guard case .sites(let sites) = mention.base, sites == [site], let block = model.sites[site] else {
            return false
        }
        return isUnconditional(mention, madeIn: block)
    }

    private func isCertain(_ mention: SizeMention, _ scene: SceneView) -> Bool {
        switch mention.base {
        case .sites: return false
        case .views(let views):
            guard views.count == 1, views[0] == view else { return false }
        case .unknown:
            // An outlet that every scene connects to the layout.
            guard let outlet = mention.baseExpression.flatMap(Evaluator.path), let holder = view.holder,
                mention.block.owner == holder, let id = scene.view.layout?.object.id,
                scene.document.connections.contains(where: {
                    $0.destination.value == id && $0.name.value == outlet
                        && $0.sourceClass == table[holder].simpleName
                })
            else { return false }
        }
        return isUnconditional(mention, madeIn: nil)
    }

    private func isUnconditional(_ mention: SizeMention, madeIn block: CodeBlock?) -> Bool {
        guard mention.path.isEmpty else { return false }
        if let block, block.file == mention.block.file, block.function === mention.block.function,
            block.property === mention.block.property
        {
            return true
        }
        if mention.block.property != nil { return false }
        return ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(
            mention.block.function?.name.value)
    }

    /// Whether a layout is an argument of something else than a view: who knows what it does with it.
    private func isHandedOver(_ site: CodePlace) -> Bool {
        guard let block = model.sites[site] else { return true }
        var holders: Set<String> = []
        SyntaxWalk.visit(block.statements) { statement in
            switch statement {
            case .declare(let properties):
                for property in properties where property.value?.range == site.range {
                    holders.insert(property.name.value)
                }
            case .assign(let target, let value) where value.range == site.range:
                if let name = target.nameComponents?.last { holders.insert(name) }
            default: break
            }
        } _: { _ in
        }
        if let property = block.property, let value = property.value {
            if value.range == site.range { holders.insert(property.name.value) }
            // `= { let layout = …; return layout }()`
            SyntaxWalk.visit(block.statements) { statement in
                guard case .return(let value?, _) = statement, case .name(let name) = value.kind else {
                    return
                }
                if holders.contains(name) { holders.insert(property.name.value) }
            } _: { _ in
            }
        }
        var all = [block]
        if let holder = view.holder { all += model.related(to: holder).flatMap(model.blocks(of:)) }
        return all.contains { $0.handsOver(site.range, holders, model) }
    }

    // MARK: The delegate

    /// What the delegate's method says; nil where the delegate certainly has none.
    private func delegateSize(_ isHorizontal: Bool) -> Size? {
        guard let delegates = model.objects(asking: false, of: view) else { return .unknown }
        var result: Size?
        for delegate in delegates {
            guard model.linked.isChainKnown(delegate), !takesOtherMessages(delegate) else { return .unknown }
            for type in model.related(to: delegate) {
                if table[type].outlined["collectionView"] != nil { return .unknown }
                for member in table[type].members.values.joined() {
                    guard case .function(let function) = member.kind,
                        Self.isSize(function, of: isHeader ? .sectionHeader : .sectionFooter),
                        !model.witnesses.isUnseen(function, in: member.file, of: type)
                    else { continue }
                    let size = size(returnedBy: function, of: delegate, isHorizontal)
                    if size == .unknown || result != nil && result != size { return .unknown }
                    result = size
                }
            }
        }
        return result
    }

    /// Whether it is the delegate's method that gives the size of headers (or footers).
    static func isSize(_ function: FunctionDeclaration, of kind: ElementKind) -> Bool {
        let label =
            kind == .sectionHeader ? "referenceSizeForHeaderInSection" : "referenceSizeForFooterInSection"
        return function.selector == "collectionView:layout:\(label):"
            || function.name.value == "collectionView"
                && function.parameters.contains(where: { $0.label == label })
    }

    /// Whether the class answers to messages that it has no methods for.
    private func takesOtherMessages(_ type: TypeID) -> Bool {
        let methods = [
            "responds", "respondsToSelector", "forwardingTarget", "forwardingTargetForSelector",
            "forwardInvocation", "resolveInstanceMethod", "methodSignature", "methodSignatureForSelector",
        ]
        return model.related(to: type).contains { type in methods.contains { table[type].members[$0] != nil }
        }
    }

    /// The one answer of every `return`, else the one for the first section.
    private func size(returnedBy function: FunctionDeclaration, of delegate: TypeID, _ isHorizontal: Bool)
        -> Size
    {
        let body = function.body ?? []
        let size = Self.size(returned: body, isHorizontal)
        guard size == .unknown, let section = function.parameters.last?.name,
            let first = FirstSection(model, of: delegate, name: section).answer(body)
        else { return size }
        return Self.size(first, isHorizontal) == .some ? .first : .unknown
    }

    /// The one answer of every `return`.
    private static func size(returned body: [Statement], _ isHorizontal: Bool) -> Size {
        var values: [Expression] = []
        var isClear = true
        SyntaxWalk.visit(body) { statement in
            switch statement {
            case .return(let value?, _): values.append(value)
            case .return(nil, _), .leave: isClear = false
            default: break
            }
        } _: { expression in
            if case .closure = expression.kind { isClear = false }
        }
        if values.isEmpty, body.count == 1, case .expression(let value) = body[0] { values = [value] }
        guard isClear, let first = values.first else { return .unknown }
        let size = Self.size(first, isHorizontal)
        return values.allSatisfy { Self.size($0, isHorizontal) == size } ? size : .unknown
    }
}

extension CodeBlock {
    /// Whether code of the block hands over what is at a place or in a variable of the names, to something that
    /// is no collection view.
    fileprivate func handsOver(_ site: ByteRange, _ holders: Set<String>, _ model: LayoutModel) -> Bool {
        var isHandedOver = false
        SyntaxWalk.visit(statements) { _ in
        } _: { expression in
            guard case .call(let callee, let arguments) = expression.kind else { return }
            let name = ReuseCall.baseName(callee)?.value ?? ""
            if case .member(let base?, _) = callee.kind, let last = base.nameComponents?.last,
                holders.contains(last), !FlowExtentSearch.layoutMethods.contains(name),
                !model.memberNames.contains(name)
            {
                isHandedOver = true
            }
            for argument in arguments
            where argument.label != "collectionViewLayout" && name != "setCollectionViewLayout" {
                if argument.value.range == site { isHandedOver = true }
                if let last = argument.value.nameComponents?.last, holders.contains(last) {
                    isHandedOver = true
                }
            }
        }
        return isHandedOver
    }
}
