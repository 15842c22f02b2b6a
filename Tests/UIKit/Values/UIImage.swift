public final class UIImage: NSObject, Sendable {
    public let name: String

    public init?(named name: String) {
        self.name = name
    }

    public init?(systemName: String) {
        name = systemName
    }
}
