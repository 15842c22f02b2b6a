/// A set of attributes by their values, compared as bytes of the text: no string is made.
struct AttributeTable {
    private let tree: ElementTree
    /// Positions of attributes, −1 where a place is free. The size is a power of two.
    private var places: [Int32]
    private var count = 0

    init(tree: ElementTree) {
        self.tree = tree
        places = [Int32](repeating: -1, count: 64)
    }

    /// Puts an attribute in, unless one with the same value is there: that one is given then.
    mutating func insert(_ position: Int) -> Int? {
        if count * 2 >= places.count { grow() }
        let place = place(of: position)
        guard places[place] < 0 else { return Int(places[place]) }
        places[place] = Int32(position)
        count += 1
        return nil
    }

    /// Whether an attribute with the value of this one is there.
    func contains(_ position: Int) -> Bool {
        places[place(of: position)] >= 0
    }

    /// Where an attribute of this value is, or belongs.
    private func place(of position: Int) -> Int {
        let value = bytes(position)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in value { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var place = Int(truncatingIfNeeded: hash ^ hash >> 29) & (places.count - 1)
        while places[place] >= 0, !bytes(Int(places[place])).elementsEqual(value) {
            place = (place + 1) & (places.count - 1)
        }
        return place
    }

    private mutating func grow() {
        let old = places
        places = [Int32](repeating: -1, count: old.count * 2)
        for position in old where position >= 0 { places[place(of: Int(position))] = position }
    }

    private func bytes(_ position: Int) -> ArraySlice<UInt8> {
        if let decoded = tree.decodedValues[position] { return ArraySlice(decoded.utf8) }
        let range = tree.attributes[position].value
        return tree.file.text[range.lowerBound..<range.upperBound]
    }
}
