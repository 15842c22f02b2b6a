/// Looks for many names in a text at once, by their bytes, wherever they stand.
struct NameScanner: Sendable {
    private let names: [[UInt8]]
    /// The names by their first two bytes.
    private let candidates: [UInt16: [Int]]
    /// Whether any name starts with these two bytes.
    private let isStart: [Bool]

    init(names: [[UInt8]]) {
        self.names = names
        var candidates: [UInt16: [Int]] = [:]
        var isStart = [Bool](repeating: false, count: 1 << 16)
        for (index, name) in names.enumerated() where name.count >= 2 {
            let key = UInt16(name[0]) << 8 | UInt16(name[1])
            candidates[key, default: []].append(index)
            isStart[Int(key)] = true
        }
        self.candidates = candidates
        self.isStart = isStart
    }

    /// The indices of the names that occur in `text`. Names of less than two bytes always do.
    func found(in text: [UInt8]) -> Set<Int> {
        var found = Set(names.indices.filter { names[$0].count < 2 })
        text.withUnsafeBufferPointer { text in
            var key: UInt16 = 0
            for end in text.indices {
                key = key << 8 | UInt16(text[end])
                guard end > 0, isStart[Int(key)], let indices = candidates[key] else { continue }
                for index in indices where !found.contains(index) {
                    let name = names[index]
                    let start = end - 1
                    guard text.count - start >= name.count else { continue }
                    if text[start..<(start + name.count)].elementsEqual(name) { found.insert(index) }
                }
            }
        }
        return found
    }
}
