import InterfaceBuilder

/// A data source's or delegate's method under its name of Swift 2, with the one of today.
struct OldCallbackName {
    let newName: String
    private let function: FunctionDeclaration
    /// The parameter with the first label that differs; nil where the base name does.
    private let parameter: Int?

    /// The views whose data source or delegate a class is.
    struct Kinds {
        var collection = false
        var table = false

        var isEmpty: Bool { !collection && !table }
    }

    init?(_ function: FunctionDeclaration, _ kinds: Kinds) {
        self.function = function
        guard !function.isStatic, function.selector == nil, !function.isObjectiveC, !function.isOverride,
            function.access != .private, function.access != .fileprivate
        else { return nil }
        let labels = function.parameters.map { $0.label ?? "_" }
        let base = function.name.value
        if let newBase = Self.baseNames[base], labels.count == 1 {
            guard base.hasSuffix("TableView") ? kinds.table : kinds.collection else { return nil }
            newName = "\(newBase)(in:)"
            parameter = nil
            return
        }
        guard base == "tableView" ? kinds.table : base == "collectionView" && kinds.collection,
            labels.count >= 2
        else { return nil }
        var renamed = labels
        if renamed[0] == base { renamed[0] = "_" }
        for position in renamed.indices.dropFirst() {
            renamed[position] = Self.labels[labels[position]] ?? labels[position]
        }
        guard renamed != labels, Self.isCallback(renamed) else { return nil }
        newName = "\(base)(\(renamed.map { $0 + ":" }.joined()))"
        parameter = labels.indices.first { labels[$0] != renamed[$0] }
    }

    /// The base name, or the first label that differs.
    func place(in file: SourceFile) -> ByteRange {
        guard let parameter, let range = labelRange(parameter, in: file) else { return function.name.range }
        return range
    }

    /// The label before the parameter's type: a word that stands first in its parameter.
    private func labelRange(_ position: Int, in file: SourceFile) -> ByteRange? {
        guard let label = function.parameters[position].label.map({ Array($0.utf8) }) else { return nil }
        let start =
            position == 0
            ? function.name.range.upperBound : function.parameters[position - 1].type.range.upperBound
        let end = function.parameters[position].type.range.lowerBound
        guard start < end, end <= file.text.count else { return nil }
        let text = file.text[start..<end]
        guard let first = text.firstIndex(of: label[0]), first + label.count <= end,
            file.text[first..<first + label.count].elementsEqual(label)
        else { return nil }
        return ByteRange(first, first + label.count)
    }

    private static let baseNames = [
        "numberOfSectionsInCollectionView": "numberOfSections",
        "numberOfSectionsInTableView": "numberOfSections",
        "sectionIndexTitlesForTableView": "sectionIndexTitles",
    ]

    /// Labels of Swift 2 with those of today.
    private static let labels: [String: String] = [
        "atIndexPath": "at", "cellForItemAtIndexPath": "cellForItemAt",
        "cellForRowAtIndexPath": "cellForRowAt",
        "didSelectItemAtIndexPath": "didSelectItemAt", "didSelectRowAtIndexPath": "didSelectRowAt",
        "didDeselectItemAtIndexPath": "didDeselectItemAt", "didDeselectRowAtIndexPath": "didDeselectRowAt",
        "heightForRowAtIndexPath": "heightForRowAt", "sizeForItemAtIndexPath": "sizeForItemAt",
        "estimatedHeightForRowAtIndexPath": "estimatedHeightForRowAt",
        "canEditRowAtIndexPath": "canEditRowAt",
        "canMoveRowAtIndexPath": "canMoveRowAt", "forRowAtIndexPath": "forRowAt",
        "forItemAtIndexPath": "forItemAt", "willSelectRowAtIndexPath": "willSelectRowAt",
        "editActionsForRowAtIndexPath": "editActionsForRowAt",
        "shouldHighlightItemAtIndexPath": "shouldHighlightItemAt",
        "shouldSelectItemAtIndexPath": "shouldSelectItemAt",
        "editingStyleForRowAtIndexPath": "editingStyleForRowAt",
    ]

    /// Whether labels are those of a method that UIKit calls.
    private static func isCallback(_ labels: [String]) -> Bool {
        let second = labels[1]
        return callbacks.contains(second)
            || second == "layout" && labels.count == 3 && layout.contains(labels[2])
    }

    private static let layout: Set<String> = [
        "sizeForItemAt", "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
        "insetForSectionAt",
        "insetForSectionAtIndex", "minimumLineSpacingForSectionAt", "minimumLineSpacingForSectionAtIndex",
        "minimumInteritemSpacingForSectionAt",
    ]
    private static let callbacks: Set<String> = [
        "numberOfRowsInSection", "numberOfItemsInSection", "cellForRowAt", "cellForItemAt", "didSelectRowAt",
        "didSelectItemAt", "didDeselectRowAt", "didDeselectItemAt", "heightForRowAt",
        "heightForHeaderInSection",
        "heightForFooterInSection", "viewForHeaderInSection", "viewForFooterInSection",
        "titleForHeaderInSection",
        "titleForFooterInSection", "viewForSupplementaryElementOfKind", "willDisplay", "didEndDisplaying",
        "estimatedHeightForRowAt", "canEditRowAt", "canMoveRowAt", "commit", "willSelectRowAt",
        "editActionsForRowAt", "shouldHighlightItemAt", "shouldSelectItemAt", "editingStyleForRowAt",
        "willDisplayHeaderView", "willDisplayFooterView",
    ]
}
