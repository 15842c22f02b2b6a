import InterfaceBuilder

extension ControllerPlanner {
    /// Sizes by section, if sections differ; else the one for all is returned.
    mutating func planSizes(
        _ view: View, _ index: Int, _ position: ManifestUse.Position, isHorizontal: Bool = false
    ) -> Entry? {
        guard let slot = result.views[index].slots.first(where: { $0.position == position }) else {
            return nil
        }
        let (common, sections) = sizeEntries(of: view, position)
        guard !slot.sections.isEmpty else { return common }
        let isTable = view.family == .table
        let sizes = sections.map { $0.map { FlowSizes($0, isHorizontal: isHorizontal) } }
        if !isTable, let estimate = sizes.lazy.compactMap({ $0?.estimate }).first {
            refuse(Self.noEstimate, at: estimate.range)
            return nil
        }
        let hasSize = sizes.contains { size in
            size.map { $0.hasNumber(isTable: isTable) || $0.estimate != nil } ?? false
        }
        guard hasSize else { return nil }
        let extents = sizes.map { size in
            size.map { extent($0, of: view, position, isHorizontal: isHorizontal) } ?? FlowExtent()
        }
        let place: SizePlan.Place = position == .footer ? .footer : .header
        addSizes(place, extents, isHorizontal: isHorizontal, isTable: isTable, to: index)
        return nil
    }

    static let noEstimate = "a flow layout has no estimated sizes of headers and footers"

    /// A function for the sizes; for tables, another one for the estimates if there are some.
    private mutating func addSizes(
        _ place: SizePlan.Place, _ extents: [FlowExtent], isHorizontal: Bool = false, isTable: Bool,
        to index: Int
    ) {
        result.views[index].sizes.append(
            SizePlan(place: place, isHorizontal: isHorizontal, isTable: isTable, extents: extents))
        guard isTable, extents.contains(where: { $0.estimate != nil }) else { return }
        let estimates = extents.map { extent -> FlowExtent in
            guard let estimate = extent.estimate else { return extent }
            return FlowExtent(along: estimate)
        }
        result.views[index].sizes.append(
            SizePlan(
                place: place, isEstimate: true, isHorizontal: isHorizontal, isTable: isTable,
                extents: estimates))
    }

    /// The manifest's size, and the storyboard's where the manifest leaves that open: without one a flow layout
    /// takes zero, which lint reports.
    func extent(
        _ sizes: FlowSizes, of view: View, _ position: ManifestUse.Position, isHorizontal: Bool
    ) -> FlowExtent {
        let across = sizes.across?.value.points ?? 0
        switch sizes.along?.value {
        case .points(let number), .absolute(let number):
            return number.isFinite ? FlowExtent(along: number, across: across) : FlowExtent(isOpen: true)
        case .estimated(let number): return FlowExtent(isAutomatic: true, estimate: number)
        case .app: return FlowExtent(isOpen: true)
        case .storyboard where view.family == .table: return FlowExtent(isOpen: true)
        case nil where view.family == .table: return FlowExtent(isAutomatic: true)
        case .storyboard, nil:
            let along = storyboardSize(view, position, isHorizontal: isHorizontal)
            return FlowExtent(along: along ?? 0, across: across)
        }
    }

    /// The size that the scene's flow layout gives, along the scroll direction.
    private func storyboardSize(
        _ view: View, _ position: ManifestUse.Position, isHorizontal: Bool
    ) -> Double? {
        guard let layout = scope.sceneViews(of: view, in: controller).first?.view.layout else { return nil }
        let size = position == .footer ? layout.footerReferenceSize : layout.headerReferenceSize
        return size.map { isHorizontal ? $0.value.width : $0.value.height }
    }

    // MARK: Cells

    /// The cells of each section, or of all of them.
    private func cellEntries(of view: View) -> [[Entry]] {
        let common = view.common.cells.map(\.entry)
        let sections = view.sections?.each ?? []
        guard !sections.isEmpty else { return [common] }
        return sections.map { section in
            let slots = section.slots
            return slots.cells.isEmpty && !slots.removesCells ? common : slots.cells.map(\.entry)
        }
    }

    /// The height of the rows of each section, or of all of them; nil after a refusal.
    private mutating func rowHeights(_ view: View) -> [FlowExtent]? {
        var extents: [FlowExtent] = []
        for cells in cellEntries(of: view) {
            guard let first = cells.first else {
                extents.append(FlowExtent(isOpen: true))
                continue
            }
            if let other = cells.first(where: { $0.height?.value != first.height?.value }) {
                refuseSizes(of: other.height ?? first.height, in: "height")
                return nil
            }
            switch first.height?.value {
            case .points(let number), .absolute(let number): extents.append(FlowExtent(along: number))
            case .estimated(let number): extents.append(FlowExtent(isAutomatic: true, estimate: number))
            case .app, .storyboard, nil: extents.append(FlowExtent(isOpen: true))
            }
        }
        return extents
    }

    /// The heights of a table's rows by section, if sections differ; else the one for all is returned.
    mutating func planRowHeights(_ view: View, _ index: Int) -> Located<Entry.Size>? {
        guard let extents = rowHeights(view), let first = extents.first else { return nil }
        if extents.allSatisfy({ $0 == first }) {
            return cellEntries(of: view).lazy.flatMap(\.self).compactMap(\.height).first
        }
        addSizes(.cell, extents, isTable: true, to: index)
        return nil
    }

    /// The sizes of a flow layout's cells: one for all, or by section.
    mutating func planItemSizes(_ view: View, _ index: Int, in layout: inout LayoutPlan) {
        var sizes: [CGSizeText?] = []
        for cells in cellEntries(of: view) {
            guard let first = cells.first else {
                sizes.append(nil)
                continue
            }
            if let other = cells.first(where: {
                $0.width?.value != first.width?.value || $0.height?.value != first.height?.value
            }) {
                return refuseSizes(of: other.width ?? other.height ?? first.width ?? first.height, in: "size")
            }
            guard let size = CGSizeText(first) else {
                if let place = [first.width, first.height].compactMap(\.self).first(where: {
                    $0.value != .app && $0.value != .storyboard
                }) {
                    return refuse(
                        "the size of a cell of a flow layout is a width and a height, both in points or both "
                            + "estimated", at: place.range)
                }
                sizes.append(nil)
                continue
            }
            sizes.append(size)
        }
        guard let first = sizes.first(where: { $0 != nil }), let first else { return }
        if sizes.allSatisfy({ $0 == first }) {
            layout.settings.append(
                LayoutPlan.Setting(
                    property: first.isEstimated ? "estimatedItemSize" : "itemSize", value: first.text))
        } else if sizes.contains(where: { $0?.isEstimated == true }) {
            refuse("a flow layout has one estimated size for all cells", at: view.name.range)
        } else {
            result.views[index].sizes.append(
                SizePlan(
                    place: .cell, isHorizontal: false, isTable: false,
                    extents: sizes.map {
                        $0.map { FlowExtent(along: $0.height, across: $0.width) } ?? FlowExtent(isOpen: true)
                    }))
        }
    }

    /// Other layouts than flow layouts have sizes of cells that code gives them.
    mutating func refuseItemSizes(of view: View) {
        var seen: Set<ByteRange> = []
        for entry in cellEntries(of: view).joined() {
            for (word, size) in [("height", entry.height), ("width", entry.width)] {
                guard let size, ![.app, .storyboard].contains(size.value), seen.insert(size.range).inserted
                else { continue }
                let layout = view.layout.type?.value.rawValue ?? "custom"
                refuse(
                    "nothing takes the \(word) of a cell in a \(layout) layout from here", at: size.range,
                    notes: [Note("leave it out, or write 'app': code decides")])
            }
        }
    }

    /// Nothing tells which of several cells stands where.
    private mutating func refuseSizes(of size: Located<Entry.Size>?, in word: String) {
        guard let size else { return }
        refuse(
            "cells of one section have one \(word): which of them stands where, only the app knows; "
                + "write 'app', and its delegate decides", at: size.range)
    }
}

/// The size of a cell in points, as code.
private struct CGSizeText: Equatable {
    let width: Double
    let height: Double
    let isEstimated: Bool

    /// Nil unless both are numbers of one sort.
    init?(_ entry: Entry) {
        switch (entry.width?.value, entry.height?.value) {
        case (.estimated(let width), .estimated(let height)):
            (self.width, self.height, isEstimated) = (width, height, true)
        case (let width?, let height?):
            guard let width = width.points, let height = height.points else { return nil }
            (self.width, self.height, isEstimated) = (width, height, false)
        default: return nil
        }
        guard width.isFinite, height.isFinite else { return nil }
    }

    var text: String {
        SizeEmitter.size(FlowExtent(along: height, across: width), isHorizontal: false)
    }
}
