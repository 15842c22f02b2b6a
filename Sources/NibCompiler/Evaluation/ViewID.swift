import InterfaceBuilder

/// A collection or table view, told apart by what holds it.
package struct ViewID: Hashable, Sendable {
    package var place: Place
    /// The type whose instance holds it; nil for a local one.
    package var holder: TypeID?
    /// Of a callback's view: those that a condition rules out.
    package var excluded: Set<ViewID> = []
    /// Of a callback's view: the tag that a condition asks for.
    package var tag: Int?
    /// Whether it is a table, or a collection view; nil where that is not known. Says nothing about which view it is.
    package var isTable: Bool?

    package init(place: Place, holder: TypeID?) {
        self.place = place
        self.holder = holder
    }

    /// This view, if it is not the other one.
    func excluding(_ other: ViewID) -> ViewID {
        var result = self
        result.excluded.insert(other)
        return result
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.place == right.place && left.holder == right.holder && left.excluded == right.excluded
            && left.tag == right.tag
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(holder)
    }

    package enum Place: Hashable, Sendable {
        /// A property, by the type that declares it.
        case property(TypeID, String)
        /// An object made in code, where it is made, and its name there.
        case made(CodePlace, String)
        /// The view that a data source's or delegate's method of the holder is called with.
        case callback
        /// The view that a provider of the holder's diffable data source is called with.
        case provider
    }
}
