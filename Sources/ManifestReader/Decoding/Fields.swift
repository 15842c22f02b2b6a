import InterfaceBuilder

/// A mapping with fixed keys: what it has at each of them.
struct Fields<Key: MappingKey> {
    let range: ByteRange
    private(set) var pairs: [(key: Key, pair: YAMLNode.Pair)] = []
    /// Keys that an unknown key was probably meant to be: nobody says that they are missing.
    var misspelled: Set<Key> = []

    init(range: ByteRange) {
        self.range = range
    }

    mutating func append(_ pair: YAMLNode.Pair, as key: Key) {
        pairs.append((key, pair))
    }

    subscript(_ key: Key) -> YAMLNode.Pair? {
        pairs.first { $0.key == key }?.pair
    }

    /// What is given of `keys`, in the order of the text.
    func all(of keys: [Key]) -> [(key: Key, pair: YAMLNode.Pair)] {
        pairs.filter { keys.contains($0.key) }
    }

    func isMisspelled(_ key: Key) -> Bool { misspelled.contains(key) }
}
