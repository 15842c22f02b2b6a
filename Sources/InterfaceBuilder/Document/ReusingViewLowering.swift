/// Takes a collection or table view with its prototypes and layout from its element.
enum ReusingViewLowering {
    static func collectionView(
        _ element: Element, scene: Int?, platform: Document.Platform
    ) -> ReusingView {
        var view = ReusingView(
            family: .collection, object: ObjectLowering.object(element, platform: platform), scene: scene,
            prototypes: [], layout: nil)
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("cells", _):
                view.prototypes += child.children.filter { $0["id"] != nil }.map {
                    Prototype(role: .cell, object: ObjectLowering.object($0, platform: platform))
                }
            case (_, "sectionHeaderView"):
                view.prototypes.append(
                    Prototype(role: .sectionHeader, object: ObjectLowering.object(child, platform: platform)))
            case (_, "sectionFooterView"):
                view.prototypes.append(
                    Prototype(role: .sectionFooter, object: ObjectLowering.object(child, platform: platform)))
            case (_, "collectionViewLayout"):
                view.layout = layout(child, platform: platform)
            default: break
            }
        }
        return view
    }

    /// Only `prototypes` are registered; the `cells` of static sections are not.
    static func tableView(_ element: Element, scene: Int?, platform: Document.Platform) -> ReusingView {
        let cells = element.child(named: "prototypes")?.children.filter { $0["id"] != nil } ?? []
        return ReusingView(
            family: .table, object: ObjectLowering.object(element, platform: platform), scene: scene,
            prototypes: cells.map {
                Prototype(role: .cell, object: ObjectLowering.object($0, platform: platform))
            }, layout: nil)
    }

    private static func layout(_ element: Element, platform: Document.Platform) -> CollectionLayout {
        CollectionLayout(
            object: ObjectLowering.object(element, platform: platform),
            isFlow: element.name == "collectionViewFlowLayout",
            scrollsHorizontally: element["scrollDirection"] == "horizontal",
            headerReferenceSize: size(element, "headerReferenceSize"),
            footerReferenceSize: size(element, "footerReferenceSize"),
            itemSize: size(element, "itemSize"),
            estimatedItemSize: size(element, "estimatedItemSize"),
            negativeExtents: ["headerReferenceSize", "footerReferenceSize"].flatMap {
                negativeExtents(element, $0)
            },
            pinsHeaders: element["sectionHeadersPinToVisibleBounds"] == "YES",
            pinsFooters: element["sectionFootersPinToVisibleBounds"] == "YES")
    }

    private static func negativeExtents(
        _ element: Element, _ key: String
    ) -> [CollectionLayout.NegativeExtent] {
        guard size(element, key) != nil, let child = element.child(forKey: key) else { return [] }
        return ["width", "height"].compactMap { attribute in
            guard let value = child.located(attribute), let number = ObjectLowering.number(value.value),
                number < 0
            else { return nil }
            return CollectionLayout.NegativeExtent(key: key, attribute: attribute, value: value)
        }
    }

    private static func size(_ element: Element, _ key: String) -> Located<CollectionLayout.Size>? {
        guard let child = element.child(forKey: key), child.name == "size",
            let width = ObjectLowering.number(child["width"]),
            let height = ObjectLowering.number(child["height"])
        else { return nil }
        return Located(CollectionLayout.Size(width: width, height: height), child.range)
    }
}
