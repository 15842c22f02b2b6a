/// How much a manifest may hold. No manifest written by people comes near.
enum YAMLLimits {
    /// Bytes of text.
    static let length = 4 * 1024 * 1024
    /// Collections inside each other.
    static let depth = 64
    /// Values, those of aliases counted as often as they are used.
    static let values = 250_000
}
