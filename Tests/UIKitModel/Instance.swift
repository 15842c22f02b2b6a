/// A view that a dequeue handed out.
public struct Instance: Sendable, Hashable {
    /// Unique within its model.
    public let id: Int
    public let key: ReuseKey
    public let source: Source
    public let className: String
    /// The nib's or storyboard's file, nil for a registered class.
    public let file: String?
    /// Whether it was displayed before; it then gets `prepareForReuse` (E6).
    public internal(set) var isPooled: Bool
}
