import InterfaceBuilder

/// A collection or table view in a manifest's words.
struct ExtractedView {
    var name: String
    var isTable: Bool
    var tag: Int?
    var layout = ExtractedLayout()
    var dataSource: ExtractedDataSource?
    var slots = ExtractedSlots()
    var sections: Sections?
    /// The enums whose cases choose among the headers and footers, where there are several.
    var headerChoice: Choice?
    var footerChoice: Choice?
    var remarks: [ExtractRemark] = []

    struct Sections {
        var enumName: String
        /// All cases in order.
        var each: [(name: String, slots: ExtractedSlots)]
    }

    /// An enum of the app's whose raw values are the identifiers.
    struct Choice {
        var enumName: String
        var each: [(name: String, entry: ExtractedEntry)]
    }

    /// Those of the view and of its sections.
    var entries: [ExtractedEntry] { slots.entries + (sections?.each.flatMap(\.slots.entries) ?? []) }

    var entryCount: Int { slots.count + (sections?.each.map(\.slots.count).reduce(0, +) ?? 0) }
}
