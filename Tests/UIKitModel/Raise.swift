/// An exception that UIKit would raise; in a real app it ends the app.
public struct Raise: Error, Sendable, Equatable {
    /// The number of the rule that was broken, as in `A1`.
    public let rule: String
    /// The view that raises: a property's name, or what the caller of the model named it.
    public var view: String
    public let family: Family
    /// The element kind, for supplementary and decoration views.
    public let kind: String?
    public let identifier: String
    public let message: String

    public init(
        rule: String, view: String, family: Family, kind: String?, identifier: String, message: String
    ) {
        self.rule = rule
        self.view = view
        self.family = family
        self.kind = kind
        self.identifier = identifier
        self.message = message
    }

    init(_ rule: String, view: String, _ key: ReuseKey, _ message: String) {
        self.init(
            rule: rule, view: view, family: key.family, kind: key.kind?.text,
            identifier: key.identifier.text, message: message)
    }

    init(_ rule: String, view: String, _ request: Request, _ message: String) {
        self.init(
            rule: rule, view: view, family: request.family, kind: request.kind?.text, identifier: "",
            message: message)
    }
}
