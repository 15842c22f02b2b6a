/// How findings are written.
enum OutputFormat: String, Sendable, CaseIterable {
    /// `path:line:col: error: message [rule-id]`, absolute paths: what Xcode and editors jump to.
    case xcode
    /// The same with paths from the working directory and the line of the source: for people.
    case text
    /// One documented object.
    case json
    /// SARIF 2.1.0.
    case sarif
    /// Workflow commands that GitHub shows as annotations.
    case github
    /// GitLab's code quality report.
    case gitlab
    /// JUnit's XML.
    case junit

    /// The formats of what is for people or for one program only.
    static let plain: [OutputFormat] = [.xcode, .json]
    /// The formats of findings that come with other results.
    static let findings: [OutputFormat] = [.xcode, .text, .json]
}
