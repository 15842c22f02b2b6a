/// How findings are written.
enum OutputFormat: String, Sendable {
    /// `path:line:col: error: message [rule-id]`, absolute paths: what Xcode and editors jump to.
    case xcode
    /// One documented object.
    case json
}
