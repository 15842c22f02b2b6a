/// Finds the attributes of a start tag in its own bytes.
///
/// Only called for tags that libxml2 has accepted, but bounded for any bytes all the same.
enum StartTagScanner {
    struct Attribute {
        var name: ByteRange
        /// The bytes between the quotes.
        var value: ByteRange
    }

    /// Attributes from `offset` (just after the element's name), and the offset after the tag's `>`.
    static func scan(
        _ text: UnsafeBufferPointer<UInt8>, from offset: Int
    ) -> (attributes: [Attribute], end: Int) {
        var attributes: [Attribute] = []
        var index = offset
        while index < text.count, text[index] != UInt8(ascii: ">") {
            guard !isSpace(text[index]), text[index] != UInt8(ascii: "/") else {
                index += 1
                continue
            }
            let nameStart = index
            while index < text.count, !isSpace(text[index]), text[index] != UInt8(ascii: "="),
                text[index] != UInt8(ascii: ">")
            {
                index += 1
            }
            let name = ByteRange(nameStart, index)
            while index < text.count, isSpace(text[index]) || text[index] == UInt8(ascii: "=") { index += 1 }
            guard index < text.count else { break }
            let quote = text[index]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let valueStart = index + 1
            index = valueStart
            while index < text.count, text[index] != quote { index += 1 }
            attributes.append(Attribute(name: name, value: ByteRange(valueStart, index)))
            index += 1
        }
        return (attributes, min(index + 1, text.count))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
