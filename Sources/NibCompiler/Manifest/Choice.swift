package import InterfaceBuilder

/// `choose:` of an entry: an enum, each of whose cases stands for another view.
package struct Choice: Sendable {
    package var reference: Controller.EnumReference
    /// In the manifest's order; no entry is itself a choice.
    package var each: [Case]
    package var range: ByteRange

    package init(reference: Controller.EnumReference, each: [Case], range: ByteRange) {
        self.reference = reference
        self.each = each
        self.range = range
    }

    package struct Case: Sendable {
        package var name: Located<String>
        package var entry: Entry

        package init(name: Located<String>, entry: Entry) {
            self.name = name
            self.entry = entry
        }
    }
}
