/// One view that a layout asks the data source for (G1).
public struct Request: Sendable, Hashable {
    public let family: Family
    public let kind: ExactText?
    public let section: Int
    public let item: Int

    public init(_ family: Family, kind: String? = nil, section: Int, item: Int = 0) {
        self.family = family
        self.kind = kind.map(ExactText.init)
        self.section = section
        self.item = item
    }
}
