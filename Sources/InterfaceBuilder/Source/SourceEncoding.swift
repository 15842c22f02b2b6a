/// How the text of a file is written on disk.
package enum SourceEncoding: Sendable, Equatable {
    case utf8
    case utf8WithByteOrderMark
    case utf16LittleEndian
    case utf16BigEndian
    case latin1

    /// Whether byte offsets in the decoded text are offsets on disk (after the byte order mark), so that a
    /// fix may be offered.
    package var isUTF8: Bool { self == .utf8 || self == .utf8WithByteOrderMark }
}
