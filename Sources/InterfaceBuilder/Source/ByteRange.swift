/// A half-open range of UTF-8 bytes in the text of one file.
///
/// Offsets count from the first byte after a byte order mark. 32 bits are enough: files over 32 MiB are
/// refused before they are read.
package struct ByteRange: Sendable, Hashable {
    package var start: UInt32
    package var end: UInt32

    package init(_ start: Int, _ end: Int) {
        self.start = UInt32(clamping: start)
        self.end = UInt32(clamping: max(start, end))
    }

    /// The place before the first byte, for findings about a file as a whole.
    package static let fileStart = ByteRange(0, 0)

    package var lowerBound: Int { Int(start) }
    package var upperBound: Int { Int(end) }
    package var count: Int { upperBound - lowerBound }
    package var isEmpty: Bool { start == end }

    /// Whether all of another range of the same text lies in this one.
    package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
