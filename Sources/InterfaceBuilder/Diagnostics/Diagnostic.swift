/// One finding, at one place.
package struct Diagnostic: Sendable {
    /// The rule's id, such as `nib-root-count`.
    package var id: String
    package var severity: Severity
    /// What is wrong, in swiftc's style: lower case, no full stop, names in '…'.
    package var message: String
    package var range: SourceRange
    /// The other side of a contradiction, reasons, and what to do.
    package var notes: [Note]
    package var fixes: [Fix]
    /// Which reuse the finding is about, if it is about one.
    package var subject: ReuseSubject?
    /// The object that the place is in, where that is a view description; known once findings are reported.
    package var object: ObjectReference?

    package init(
        id: String, severity: Severity, message: String, range: SourceRange, notes: [Note] = [],
        fixes: [Fix] = [], subject: ReuseSubject? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fixes = fixes
        self.subject = subject
    }
}

extension Diagnostic {
    /// The message, and the object that it is about.
    package var sentence: String {
        message + (object.map { "; in \($0.text)" } ?? "")
    }

    /// A total order by file, place, rule and message, so that output never depends on threads.
    package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.range != right.range { return left.range < right.range }
        if left.id != right.id { return left.id < right.id }
        return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
}
