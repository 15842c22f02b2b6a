package import InterfaceBuilder

/// A collection or table view of a controller.
package struct View: Sendable {
    /// The property that holds the view; under `tags`, the case's name.
    package var name: Located<String>
    package var family: ReusingView.Family
    package var tag: Located<Int>?
    package var layout: Layout
    package var dataSource: DataSource
    package var sections: Sections?
    /// What applies to every section that does not say otherwise.
    package var common: Slots
    /// Decoration views by kind, registered on the layout.
    package var decorations: [KindEntry]
    package var range: ByteRange

    package init(name: Located<String>, family: ReusingView.Family = .collection, range: ByteRange) {
        self.name = name
        self.family = family
        layout = Layout()
        dataSource = DataSource()
        common = Slots()
        decorations = []
        self.range = range
    }

    package struct KindEntry: Sendable {
        package var kind: Located<String>
        package var slot: Slot

        package init(kind: Located<String>, slot: Slot) {
            self.kind = kind
            self.slot = slot
        }
    }
}
