/// Finds the attributes of a start tag in its own bytes.
///
/// Only called for tags that libxml2 has accepted, but bounded for any bytes all the same.
struct StartTagScanner {
    private let text: UnsafeBufferPointer<UInt8>
    private var index: Int

    /// Scans from `offset`, just after the element's name.
    init(text: UnsafeBufferPointer<UInt8>, offset: Int) {
        self.text = text
        index = offset
    }

    /// The offset after the tag's `>`, once `next` has given nil.
    var end: Int { min(index + 1, text.count) }

    /// The ranges of the next attribute's name and of the bytes between its quotes.
    mutating func next() -> (name: ByteRange, value: ByteRange)? {
        while index < text.count, text[index] != UInt8(ascii: ">") {
            guard !Self.isSpace(text[index]), text[index] != UInt8(ascii: "/") else {
                index += 1
                continue
            }
            let nameStart = index
            while index < text.count, !Self.isSpace(text[index]), text[index] != UInt8(ascii: "="),
                text[index] != UInt8(ascii: ">")
            {
                index += 1
            }
            let name = ByteRange(nameStart, index)
            while index < text.count, Self.isSpace(text[index]) || text[index] == UInt8(ascii: "=") {
                index += 1
            }
            guard index < text.count else { break }
            let quote = text[index]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let valueStart = index + 1
            index = valueStart
            while index < text.count, text[index] != quote { index += 1 }
            let value = ByteRange(valueStart, index)
            index += 1
            return (name, value)
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
