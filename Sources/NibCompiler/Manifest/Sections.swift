package import InterfaceBuilder

/// `sections:` of a view: an enum with raw values 0, 1, 2…, whose cases are the sections.
package struct Sections: Sendable {
    package var reference: Controller.EnumReference
    /// All of its cases, in order.
    package var each: [Section]
    package var range: ByteRange

    package init(reference: Controller.EnumReference, each: [Section], range: ByteRange) {
        self.reference = reference
        self.each = each
        self.range = range
    }

    package struct Section: Sendable {
        package var name: Located<String>
        package var slots: Slots

        package init(name: Located<String>, slots: Slots) {
            self.name = name
            self.slots = slots
        }
    }
}
