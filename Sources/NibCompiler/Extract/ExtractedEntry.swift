import InterfaceBuilder

/// A reusable view as sources register or dequeue it, in a manifest's words.
struct ExtractedEntry {
    var family: ReuseFamily
    var identifier: ReuseIdentifier
    var source: Source
    /// Whether the manifest says the identifier: it is not the one that the entry has by itself.
    var namesIdentifier = false
    /// As a manifest writes it; nil for the main bundle.
    var bundle: String?
    var isRegistrationObject = false
    /// Where a table view shows it, as far as the data source's methods tell.
    var isTableFooter = false
    var height: ExtractedSize?
    var width: ExtractedSize?
    var alignment: String?
    var origin: SourceRange
    /// Whether the code there registers for other views, too: a wrapper, or a class that others inherit from.
    var isShared = false
    /// The call that leads to such code.
    var caller: SourceRange?

    enum Source: Hashable {
        case nib(String)
        case `class`(String)
        case prototype(String)
    }

    /// Whether it says the same as another one.
    func isSame(as other: ExtractedEntry) -> Bool {
        family == other.family && identifier == other.identifier && source == other.source
            && bundle == other.bundle && isRegistrationObject == other.isRegistrationObject
    }
}
