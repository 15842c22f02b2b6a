package import InterfaceBuilder

/// The reusable views of a section, or of every section.
package struct Slots: Sendable {
    package var header: Slot?
    package var footer: Slot?
    /// `cell:` is one cell without a name of its own.
    package var cells: [Cell]
    /// Whether `cell: none` was written: the section has no cell, whatever applies to every section.
    package var removesCells: Bool
    /// Views of other kinds, in the manifest's order.
    package var supplementary: [View.KindEntry]

    package init() {
        cells = []
        removesCells = false
        supplementary = []
    }

    package struct Cell: Sendable {
        /// The key under `cells:`; nil for `cell:`.
        package var name: Located<String>?
        package var entry: Entry

        package init(name: Located<String>?, entry: Entry) {
            self.name = name
            self.entry = entry
        }
    }
}

/// What stands at a header, a footer or another kind.
package enum Slot: Sendable {
    /// `none`: no view here, whatever applies to every section.
    case none(ByteRange)
    case entry(Entry)

    package var entry: Entry? {
        if case .entry(let entry) = self { entry } else { nil }
    }
}
