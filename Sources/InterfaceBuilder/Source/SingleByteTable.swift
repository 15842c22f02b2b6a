/// An encoding with one byte for each character, told from Latin-1 by a few of them.
package struct SingleByteTable: Sendable {
    package let encoding: SourceEncoding
    /// The characters of the bytes that Latin-1 reads as something else; nil where the byte means nothing.
    private let others: [UInt8: Unicode.Scalar?]

    /// The table of a file's encoding; nil where a character takes more than one byte, or is not known.
    package init?(_ encoding: SourceEncoding) {
        self.encoding = encoding
        switch encoding {
        case .latin1: others = [:]
        case .latin9: others = Self.latin9
        case .windows1252: others = Self.windows1252
        case .utf8, .utf8WithByteOrderMark, .utf16LittleEndian, .utf16BigEndian, .ascii: return nil
        }
    }

    /// The table with this name in an XML declaration, in lower case.
    init?(named name: String) {
        switch name {
        case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "latin-1", "l1": self.init(.latin1)
        case "iso-8859-15", "iso_8859-15", "iso8859-15", "latin9", "latin-9": self.init(.latin9)
        case "windows-1252", "cp1252": self.init(.windows1252)
        default: return nil
        }
    }

    /// The text in UTF-8.
    func text(of bytes: [UInt8]) throws(SourceDecoder.Failure) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for (offset, byte) in bytes.enumerated() {
            if byte < 0x80 {
                text.append(byte)
            } else if let scalar = others[byte] ?? Unicode.Scalar(byte) {
                text += Array(String(Character(scalar)).utf8)
            } else {
                throw SourceDecoder.Failure(
                    message: "byte means nothing in the declared encoding", offset: offset)
            }
        }
        return text
    }

    /// The byte of a character; nil where the encoding lacks it.
    package func byte(of scalar: Unicode.Scalar) -> UInt8? {
        if let byte = others.first(where: { $0.value == scalar })?.key { return byte }
        guard let byte = UInt8(exactly: scalar.value), !others.keys.contains(byte) else { return nil }
        return byte
    }

    private static let latin9: [UInt8: Unicode.Scalar?] = [
        0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
    ]

    private static let windows1252: [UInt8: Unicode.Scalar?] = [
        0x80: "€", 0x81: nil, 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ",
        0x89: "‰", 0x8A: "Š", 0x8B: "‹", 0x8C: "Œ", 0x8D: nil, 0x8E: "Ž", 0x8F: nil, 0x90: nil, 0x91: "‘",
        0x92: "’", 0x93: "“", 0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™", 0x9A: "š",
        0x9B: "›", 0x9C: "œ", 0x9D: nil, 0x9E: "ž", 0x9F: "Ÿ",
    ]
}
