import InterfaceBuilder

/// A value of a YAML text, with the bytes that say it.
///
/// A class, so that an alias shares what its anchor names.
final class YAMLNode: Sendable {
    let content: Content
    /// A scalar with its quotes; a collection from its first key, item or bracket to the end of its last. An
    /// anchor before it does not belong to it. A scalar used through an alias has the alias's place.
    let range: ByteRange
    /// The number of values in it, itself included.
    let size: Int
    /// How many collections are nested in it, itself included; 0 for a scalar.
    let depth: Int

    init(_ content: Content, range: ByteRange) {
        self.content = content
        self.range = range
        let children: [YAMLNode] =
            switch content {
            case .scalar: []
            case .sequence(let items): items
            case .mapping(let pairs): pairs.map(\.value)
            }
        size = children.reduce(1) { $0 + $1.size }
        if case .scalar = content {
            depth = 0
        } else {
            depth = 1 + (children.lazy.map(\.depth).max() ?? 0)
        }
    }

    enum Content: Sendable {
        /// Text, whatever YAML would take it for. Plain: without quotes and no block.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        /// In the order of the text; no key occurs twice.
        case mapping([Pair])
    }

    struct Pair: Sendable {
        var key: Located<String>
        var value: YAMLNode
    }

    /// Whether nothing is written here, as after the colon of `header:`.
    var isMissing: Bool {
        if case .scalar("", isPlain: true) = content { true } else { false }
    }
}
