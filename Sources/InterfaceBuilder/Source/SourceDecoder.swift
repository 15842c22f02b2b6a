/// Turns the bytes of a file into UTF-8 text.
package enum SourceDecoder {
    /// What could not be decoded, and where.
    package struct Failure: Error, Sendable {
        package let message: String
        /// The first byte that makes no sense, counted in the bytes given.
        package let offset: Int
    }

    /// The text of `bytes`.
    ///
    /// A byte order mark decides; without one, a NUL in the first two bytes tells UTF-16. Valid UTF-8 is
    /// taken as it is, whatever an XML declaration says: files exist that declare Latin-1 over UTF-8 bytes.
    /// Bytes that are not UTF-8 are of the family of Latin-1 if the declaration says so, and otherwise an error.
    package static func decode(path: String, bytes: [UInt8]) throws(Failure) -> SourceFile {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            let text = Array(bytes.dropFirst(3))
            try validate(text, after: 3)
            return SourceFile(path: path, text: text, encoding: .utf8WithByteOrderMark)
        }
        if bytes.starts(with: [0xFF, 0xFE]) || (bytes.count >= 2 && bytes[0] == 0x3C && bytes[1] == 0) {
            return try utf16(path: path, bytes: bytes, bigEndian: false)
        }
        if bytes.starts(with: [0xFE, 0xFF]) || (bytes.count >= 2 && bytes[0] == 0 && bytes[1] == 0x3C) {
            return try utf16(path: path, bytes: bytes, bigEndian: true)
        }
        let declared = XMLDeclaration.encoding(of: bytes)
        do {
            try validate(bytes, after: 0)
            let isOther = declared.map { !["utf-8", "utf8"].contains($0) } ?? false
            let isASCII = isOther && bytes.allSatisfy { $0 < 0x80 }
            return SourceFile(path: path, text: bytes, encoding: isASCII ? .ascii : .utf8)
        } catch {
            guard let declared, let table = SingleByteTable(named: declared) else { throw error }
            return SourceFile(path: path, text: try table.text(of: bytes), encoding: table.encoding)
        }
    }

    /// Stands in a source's text for each byte that is no UTF-8: ASCII's SUBSTITUTE, which no text has.
    package static let substitute: UInt8 = 0x1A

    /// The text of a source file in Swift or Objective-C.
    ///
    /// Compilers take a byte that is no UTF-8 where it does not matter, in comments and strings, and files in
    /// Latin-1 or MacRoman have many. Each becomes `substitute`, so that offsets are those on disk. Text in UTF-16
    /// is told by its mark or by NULs in every other byte.
    package static func decodeSource(path: String, bytes: [UInt8]) throws(Failure) -> SourceFile {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw Failure(message: "UTF-32 is not read", offset: 0)
        }
        if let isBigEndian = sourceIsBigEndian(bytes) {
            return try utf16(path: path, bytes: bytes, bigEndian: isBigEndian)
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
        return SourceFile(
            path: path, text: isValidUTF8(text) ? text : substituted(text),
            encoding: hasMark ? .utf8WithByteOrderMark : .utf8)
    }

    /// The order of the bytes of UTF-16; nil where it is none.
    private static func sourceIsBigEndian(_ bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return false }
        if bytes.starts(with: [0xFE, 0xFF]) { return true }
        guard bytes.count >= 4 else { return nil }
        switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
        case (false, true, false, true): return false
        case (true, false, true, false): return true
        default: return nil
        }
    }

    /// The text before a byte that is no UTF-8, without a byte order mark, and what stands for the byte; nil where the
    /// failure is another one.
    package static func text(
        around failure: Failure, in bytes: [UInt8]
    ) -> (before: [UInt8], after: [UInt8])? {
        guard failure.message == invalidUTF8, bytes.indices.contains(failure.offset) else { return nil }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let before = Array(bytes[..<failure.offset].dropFirst(hasMark ? 3 : 0))
        return isValidUTF8(before) ? (before, [substitute]) : nil
    }

    private static func substituted(_ text: [UInt8]) -> [UInt8] {
        var result = text
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = text.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return result
            case .error(let length):
                for place in offset..<min(offset + length, result.count) { result[place] = substitute }
                offset += length
            }
        }
    }

    private static let invalidUTF8 = "byte is not valid UTF-8"

    private static func validate(_ text: [UInt8], after skipped: Int) throws(Failure) {
        guard !isValidUTF8(text) else { return }
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = text.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return
            case .error:
                throw Failure(message: invalidUTF8, offset: offset + skipped)
            }
        }
    }

    private static func isValidUTF8(_ text: [UInt8]) -> Bool {
        String(validating: text, as: UTF8.self) != nil
    }

    private static func utf16(path: String, bytes: [UInt8], bigEndian: Bool) throws(Failure) -> SourceFile {
        guard bytes.count.isMultiple(of: 2) else {
            throw Failure(message: "UTF-16 text with an odd number of bytes", offset: bytes.count - 1)
        }
        let hasMark = bytes[0] >= 0xFE
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2) {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw Failure(message: "text is not valid UTF-16", offset: 0)
        }
        return SourceFile(
            path: path, text: Array(text.utf8),
            encoding: bigEndian ? .utf16BigEndian : .utf16LittleEndian)
    }
}
