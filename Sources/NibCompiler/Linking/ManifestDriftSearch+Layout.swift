import InterfaceBuilder

extension ManifestDriftSearch {
    /// Compares the type of the view's layout, and the sizes of its headers and footers.
    func compareLayout(_ view: View, _ id: ViewID, _ controller: Controller, _ scope: ManifestScope) {
        guard view.family == .collection, let layouts = model.layouts(of: id), !layouts.isEmpty else {
            return
        }
        var kinds: [Layout.Kind] = []
        var sites: [CodePlace] = []
        for layout in layouts {
            switch layout {
            case .scene: return
            case .flow(let site), .compositional(let site):
                guard !generated.contains(site.file) else { return }
                kinds.append(layout.kind(in: linked))
                sites.append(site)
            }
        }
        guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else { return }
        if let type = view.layout.type, type.value != .custom, type.value != kind {
            add(
                "the source has a \(kind.rawValue) layout", at: scope.manifest.place(type.range),
                notes: sites.map { Note("the layout is made here", at: table.range($0)) })
            return
        }
        guard kind == .flow else { return }
        var seen: Set<Int> = []
        for use in scope.uses(of: view, in: controller) {
            guard case .supplementary(let kind) = use.family(in: view.family),
                kind == .sectionHeader || kind == .sectionFooter, use.section == nil || view.sections == nil,
                let size = view.layout.scrollsHorizontally ? use.sizeEntry.width : use.sizeEntry.height,
                case .points(let points) = size.value, seen.insert(size.range.lowerBound).inserted,
                let (found, place) = extent(
                    of: kind, in: id, layouts, isHorizontal: view.layout.scrollsHorizontally),
                found != points
            else { continue }
            add(
                "the source sets \(Self.text(found)), not \(Self.text(points))",
                at: scope.manifest.place(size.range),
                notes: place.map { [Note("set here", at: $0)] } ?? [])
        }
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    /// The one size that code sets, and where; nil where it is not certain, or not a number.
    private func extent(
        of kind: ElementKind, in view: ViewID, _ layouts: [ViewLayoutSource], isHorizontal: Bool
    ) -> (Double, SourceRange?)? {
        guard case .some = model.extent(of: kind, in: view), let holder = view.holder else { return nil }
        // A delegate that answers decides, and may answer anything.
        let label =
            kind == .sectionHeader ? "referenceSizeForHeaderInSection" : "referenceSizeForFooterInSection"
        guard let delegates = model.objects(asking: false, of: view) else { return nil }
        for type in delegates.flatMap(model.related) {
            for member in table[type].members["collectionView"] ?? [] {
                if case .function(let function) = member.kind,
                    function.parameters.contains(where: { $0.label == label })
                {
                    return nil
                }
            }
        }
        var result: (Double, SourceRange?)?
        let wanted: SizeMention.Target = kind == .sectionHeader ? .header : .footer
        for mention in model.sizes.mentions where mention.target == wanted {
            let applies: Bool
            switch mention.base {
            case .sites(let sites):
                applies = layouts.contains {
                    if case .flow(let site) = $0 { sites.contains(site) } else { false }
                }
            case .views(let views): applies = views.contains { linked.mayBeSame($0, view) || $0.isSelf }
            case .unknown: applies = model.mayReach(mention.block, holder)
            }
            guard applies else { continue }
            if let dimension = mention.dimension, dimension != (isHorizontal ? "width" : "height") {
                continue
            }
            guard let value = mention.value, let number = Self.number(value, mention.dimension, isHorizontal),
                result == nil || result?.0 == number
            else { return nil }
            result = (number, table.range(value.range, in: mention.block.file))
        }
        return result
    }

    private static func number(_ value: Expression, _ dimension: String?, _ isHorizontal: Bool) -> Double? {
        var value = value
        if dimension == nil {
            guard case .call(_, let arguments) = value.kind, arguments.count == 2 else { return nil }
            value = arguments[isHorizontal ? 0 : 1].value
        }
        if case .number(let number) = value.kind { return number }
        return nil
    }
}

extension ViewLayoutSource {
    /// The type as a manifest names it.
    fileprivate func kind(in linked: LinkedSources) -> Layout.Kind {
        guard case .compositional(let site) = self else { return .flow }
        return linked.isListLayout(madeAt: site) ? .list : .compositional
    }
}
