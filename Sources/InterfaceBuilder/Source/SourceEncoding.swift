/// How the text of a file is written on disk.
package enum SourceEncoding: Sendable, Equatable {
    case utf8
    case utf8WithByteOrderMark
    case utf16LittleEndian
    case utf16BigEndian
    case latin1
}
