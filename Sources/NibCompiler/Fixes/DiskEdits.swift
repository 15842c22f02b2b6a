import InterfaceBuilder

/// Edits of a text as edits of the bytes that the file has on the disk, in whatever encoding.
package struct DiskEdits: Sendable {
    /// The bytes before.
    package let bytes: [UInt8]
    /// In order, none overlapping.
    package let edits: [Edit]

    package struct Edit: Sendable {
        package var range: Range<Int>
        package var replacement: [UInt8]
    }

    /// - Parameter bytes: What the file has on the disk; `edits.file.text` is the text of it.
    package init(_ edits: FileEdits, on bytes: [UInt8]) {
        self.bytes = bytes
        let encoding = edits.file.encoding
        var offsets = DiskOffsets(of: edits.file.text, encoding, on: bytes)
        self.edits = edits.edits.map { edit in
            let start = offsets.offset(of: edit.range.bytes.lowerBound)
            let end = offsets.offset(of: edit.range.bytes.upperBound)
            return Edit(range: start..<end, replacement: Self.encoded(edit.replacement, encoding))
        }
    }

    /// The bytes after.
    package var edited: [UInt8] {
        var result: [UInt8] = []
        var place = 0
        for edit in edits {
            result += bytes[place..<edit.range.lowerBound]
            result += edit.replacement
            place = edit.range.upperBound
        }
        return result + bytes[place...]
    }

    private static func encoded(_ text: String, _ encoding: SourceEncoding) -> [UInt8] {
        switch encoding {
        case .utf8, .utf8WithByteOrderMark: return Array(text.utf8)
        case .utf16LittleEndian:
            return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        case .ascii, .latin1, .latin9, .windows1252:
            let table = SingleByteTable(encoding)
            return text.unicodeScalars.flatMap { scalar in
                let byte = scalar.isASCII ? UInt8(scalar.value) : table?.byte(of: scalar)
                return byte.map { [$0] } ?? reference(scalar)
            }
        }
    }

    /// A character as XML writes it where the encoding lacks it: only view descriptions are in such encodings.
    private static func reference(_ scalar: Unicode.Scalar) -> [UInt8] {
        Array("&#\(scalar.value);".utf8)
    }
}

/// Where places of a text are on the disk. Asked in rising order, it walks the text once.
private struct DiskOffsets {
    private let text: [UInt8]
    private let encoding: SourceEncoding
    private var place = 0
    private var onDisk: Int

    init(of text: [UInt8], _ encoding: SourceEncoding, on bytes: [UInt8]) {
        self.text = text
        self.encoding = encoding
        switch encoding {
        case .utf8, .latin1, .latin9, .windows1252, .ascii: onDisk = 0
        case .utf8WithByteOrderMark: onDisk = 3
        case .utf16LittleEndian: onDisk = bytes.starts(with: [0xFF, 0xFE]) ? 2 : 0
        case .utf16BigEndian: onDisk = bytes.starts(with: [0xFE, 0xFF]) ? 2 : 0
        }
    }

    mutating func offset(of target: Int) -> Int {
        while place < min(target, text.count) {
            onDisk += width(of: text[place])
            place += 1
        }
        return onDisk
    }

    /// How many bytes on the disk begin with this byte of UTF-8; 0 for one that goes on a character.
    private func width(of byte: UInt8) -> Int {
        let continues = byte & 0xC0 == 0x80
        switch encoding {
        case .utf8, .utf8WithByteOrderMark, .ascii: return 1
        case .latin1, .latin9, .windows1252: return continues ? 0 : 1
        case .utf16LittleEndian, .utf16BigEndian: return continues ? 0 : byte >= 0xF0 ? 4 : 2
        }
    }
}
