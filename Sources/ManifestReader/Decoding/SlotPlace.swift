import InterfaceBuilder

/// Where an entry stands, which decides what it may say.
struct SlotPlace {
    /// Nil where the manifest's own word for it was not understood.
    var family: ReusingView.Family?
    var position = Position.cell
    /// Whether it is one case of a `choose`.
    var isChoice = false

    enum Position {
        case header, footer, cell, supplementary, decoration
    }

    func at(_ position: Position) -> SlotPlace {
        var place = self
        place.position = position
        return place
    }

    var asChoice: SlotPlace {
        var place = self
        place.isChoice = true
        return place
    }

    /// Why `key` has no meaning here, as the end of a sentence that begins with the key; nil if it has one.
    func refusal(of key: Keys.Entry) -> String? {
        if isChoice, let refusal = Self.choiceRefusal(of: key) { return refusal }
        if position == .decoration, ![.nib, .class, .module, .bundle].contains(key) {
            return "has no meaning for a decoration view: it is registered by its kind alone, and the layout "
                + "sizes it"
        }
        if position == .cell, key == .alignment { return "is for headers, footers and supplementary views" }
        return family == .table ? tableRefusal(of: key) : nil
    }

    private static func choiceRefusal(of key: Keys.Entry) -> String? {
        switch key {
        case .choose: "cannot stand inside another 'choose'"
        case .height, .width, .alignment: "holds for every choice: write it beside 'choose'"
        default: nil
        }
    }

    private func tableRefusal(of key: Keys.Entry) -> String? {
        switch key {
        case .width: "has no meaning for a table view: everything in it is as wide as the table"
        case .alignment: "is for compositional layouts, which table views do not have"
        case .registration: "is for collection views: table views have no registration objects"
        case .prototype where position != .cell:
            "is for cells: a table view's header or footer comes from a 'nib' or a 'class'"
        default: nil
        }
    }
}
