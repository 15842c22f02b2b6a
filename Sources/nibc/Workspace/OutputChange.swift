/// A generated file that is not as it should be.
struct OutputChange: Sendable {
    /// As the user would write it.
    let path: String
    let kind: Kind

    enum Kind: String, Sendable {
        case add
        case change
        case remove
    }

    /// A line for `--check`.
    var sentence: String {
        switch kind {
        case .add: "\(VisibleText.of(path)): would be added"
        case .change: "\(VisibleText.of(path)): would change"
        case .remove: "\(VisibleText.of(path)): would be removed"
        }
    }
}
