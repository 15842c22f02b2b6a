/// Texts one behind the other, each with its length before it: no two lists of texts have the same bytes.
struct CacheText {
    private(set) var bytes: [UInt8]
    private var offset = 0

    init(_ bytes: ArraySlice<UInt8> = []) {
        self.bytes = Array(bytes)
    }

    mutating func append(_ text: String) {
        append(count: text.utf8.count)
        bytes += text.utf8
    }

    mutating func append(_ text: [UInt8]) {
        append(count: text.count)
        bytes += text
    }

    mutating func append(count: Int) {
        for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: count >> shift))
        }
    }

    var isAtEnd: Bool { offset == bytes.count }

    /// Nil at the end, and where the bytes are no such text.
    mutating func nextCount() -> Int? {
        guard bytes.count - offset >= 8 else { return nil }
        var count = 0
        for place in (offset..<offset + 8).reversed() { count = count << 8 | Int(bytes[place]) }
        guard count >= 0, count <= bytes.count else { return nil }
        offset += 8
        return count
    }

    mutating func nextString() -> String? {
        guard let count = nextCount(), count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return String(validating: bytes[offset..<offset + count], as: UTF8.self)
    }
}
