/// A change that removes a finding. Several fixes of one finding are alternatives.
package struct Fix: Sendable {
    /// What the change does, as an imperative sentence without a full stop.
    package var title: String
    package var edits: [Edit]
    package var safety: Safety

    package init(title: String, edits: [Edit], safety: Safety) {
        self.title = title
        self.edits = edits
        self.safety = safety
    }

    /// A replacement of bytes in the decoded text of one file; `DiskEdits` makes it one of the bytes on disk.
    package struct Edit: Sendable {
        package var range: SourceRange
        package var replacement: String

        package init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    package enum Safety: String, Sendable {
        /// One right answer: may be applied without being looked at.
        case safe
        /// Somebody has to look at it.
        case needsReview
    }
}
