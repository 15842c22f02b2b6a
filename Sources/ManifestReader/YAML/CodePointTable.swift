/// Turns libyaml's places, counted in code points, into byte offsets.
///
/// Independent of line ends, about which libyaml has an opinion of its own (it also breaks lines at NEL, LS
/// and PS): its running index counts every code point, CR LF as two.
struct CodePointTable {
    private let text: [UInt8]
    /// The byte offset of every 64th code point; empty if all are ASCII.
    private let checkpoints: [Int]

    private static let stride = 64

    init(_ text: [UInt8]) {
        self.text = text
        guard text.contains(where: { $0 >= 0x80 }) else {
            checkpoints = []
            return
        }
        var checkpoints: [Int] = []
        var count = 0
        for offset in text.indices where Self.isStart(text[offset]) {
            if count.isMultiple(of: Self.stride) { checkpoints.append(offset) }
            count += 1
        }
        self.checkpoints = checkpoints
    }

    /// The byte offset of the code point at `index`, kept inside the text.
    func offset(of index: Int) -> Int {
        guard index > 0 else { return 0 }
        guard !checkpoints.isEmpty else { return min(index, text.count) }
        let checkpoint = index / Self.stride
        guard checkpoint < checkpoints.count else { return text.count }
        var offset = checkpoints[checkpoint]
        var remaining = index % Self.stride
        while remaining > 0, offset < text.count {
            offset = end(of: offset)
            remaining -= 1
        }
        return offset
    }

    /// The offset behind the code point at `offset`.
    func end(of offset: Int) -> Int {
        var end = offset + 1
        while end < text.count, !Self.isStart(text[end]) { end += 1 }
        return min(end, text.count)
    }

    private static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
