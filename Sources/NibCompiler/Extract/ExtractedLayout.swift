/// What code says of a collection view's layout.
struct ExtractedLayout {
    /// As a manifest writes it; nil where it is not known.
    var type: String?
    var scroll: String?
    var pinsHeaders: Bool?
    var pinsFooters: Bool?

    var isEmpty: Bool { type == nil && scroll == nil && pinsHeaders == nil && pinsFooters == nil }
}
