/// How the text of a file is written on disk.
package enum SourceEncoding: Sendable, Equatable {
    case utf8
    case utf8WithByteOrderMark
    case utf16LittleEndian
    case utf16BigEndian
    case latin1
    /// Latin-1 with the euro sign and seven letters more, ISO 8859-15.
    case latin9
    /// Latin-1 with signs in place of control characters.
    case windows1252
    /// A declaration names another encoding than UTF-8, and nothing tells which one: every byte is ASCII.
    case ascii
}
