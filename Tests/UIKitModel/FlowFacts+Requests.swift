extension FlowFacts {
    /// What the layout asks for, in order: of each section the header, the cells and the footer.
    ///
    /// Only one dimension of a header counts, the one along the scroll direction (H3); zero there asks for
    /// nothing (G1, H1), a negative size raises (H5). An item of zero size is invisible.
    /// - Parameter items: How many items of each section are asked for.
    public func requests(items: [Int], view: String) throws(Raise) -> [Request] {
        var requests: [Request] = []
        for (section, count) in items.enumerated() {
            if try isShown(headers.size(in: section), ElementKind.sectionHeader, section, view) {
                requests.append(.init(.supplementary, kind: ElementKind.sectionHeader, section: section))
            }
            for item in 0..<count {
                guard try isItemShown(section, item, view) else { continue }
                requests.append(.init(.cell, section: section, item: item))
            }
            if try isShown(footers.size(in: section), ElementKind.sectionFooter, section, view) {
                requests.append(.init(.supplementary, kind: ElementKind.sectionFooter, section: section))
            }
        }
        return requests
    }

    private func isShown(
        _ size: Size, _ kind: String, _ section: Int, _ view: String
    ) throws(Raise) -> Bool {
        guard !size.isNegative else {
            let request = Request(.supplementary, kind: kind, section: section)
            throw Raise("H5", view: view, request, "a negative size is not supported")
        }
        return direction == .vertical ? size.height > 0 : size.width > 0
    }

    private func isItemShown(_ section: Int, _ item: Int, _ view: String) throws(Raise) -> Bool {
        var size = itemSize
        if let itemSizes, itemSizes.indices.contains(section), itemSizes[section].indices.contains(item) {
            size = itemSizes[section][item]
        }
        guard !size.isNegative else {
            let request = Request(.cell, section: section, item: item)
            throw Raise("H5", view: view, request, "a negative size is not supported")
        }
        return size.width > 0 && size.height > 0
    }
}
