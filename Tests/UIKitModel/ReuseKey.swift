/// What a registration is found by: family, kind and identifier together (A2).
///
/// Cells and table families have no kind; headers and footers of a table share one namespace (A6). A
/// decoration is found by its kind alone (I4), so its identifier is its kind.
public struct ReuseKey: Sendable, Hashable {
    public let family: Family
    public let kind: ExactText?
    public let identifier: ExactText

    private init(_ family: Family, kind: String? = nil, _ identifier: String) {
        self.family = family
        self.kind = kind.map(ExactText.init)
        self.identifier = ExactText(identifier)
    }

    public static func cell(_ identifier: String) -> Self { .init(.cell, identifier) }

    public static func supplementary(_ kind: String, _ identifier: String) -> Self {
        .init(.supplementary, kind: kind, identifier)
    }

    public static func decoration(_ kind: String) -> Self { .init(.decoration, kind: kind, kind) }

    public static func tableCell(_ identifier: String) -> Self { .init(.tableCell, identifier) }

    public static func tableHeaderFooter(_ identifier: String) -> Self {
        .init(.tableHeaderFooter, identifier)
    }
}
