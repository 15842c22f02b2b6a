/// A nib by name and bundle, as `UINib` holds it: nothing is opened before the first creating dequeue (C1).
public struct NibReference: Sendable, Hashable {
    public let name: ExactText
    /// Nil for the main bundle (C2).
    public let bundle: String?

    public init(_ name: String, bundle: String? = nil) {
        self.name = ExactText(name)
        self.bundle = bundle
    }
}
