/// A remark that belongs to a finding, with its own place if it is about another one.
package struct Note: Sendable {
    package var message: String
    package var range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
        self.message = message
        self.range = range
    }
}
