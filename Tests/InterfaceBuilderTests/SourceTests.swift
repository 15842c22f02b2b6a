import InterfaceBuilder
import Testing

@Suite struct SourceTests {
    @Test func linesAndColumnsCountBytesFromOne() {
        let table = LineTable(SourceFile(path: "a", text: "ä\nb\r\nc\rd"))
        #expect(table.location(of: 0) == (1, 1))
        #expect(table.location(of: 2) == (1, 3))
        #expect(table.location(of: 3) == (2, 1))
        #expect(table.location(of: 6) == (3, 1))
        #expect(table.location(of: 8) == (4, 1))
        #expect(table.location(of: 99) == (4, 2))
        #expect(table.offset(line: 3, column: 1) == 6)
        #expect(table.offset(line: 9, column: 1) == 9)
        #expect(table.line(at: 4) == ByteRange(3, 6))
    }

    @Test(arguments: [
        ([0xEF, 0xBB, 0xBF, 0x61], "a", SourceEncoding.utf8WithByteOrderMark),
        ([0x61, 0xC3, 0xA4], "aä", .utf8),
        ([0xFF, 0xFE, 0x3C, 0x00, 0xE4, 0x00], "<ä", .utf16LittleEndian),
        ([0xFE, 0xFF, 0x00, 0x3C, 0x20, 0xAC], "<€", .utf16BigEndian),
        ([0x3C, 0x00, 0x61, 0x00], "<a", .utf16LittleEndian),
        ([0x00, 0x3C, 0x00, 0x61], "<a", .utf16BigEndian),
    ])
    func encodingsAreTold(bytes: [UInt8], text: String, encoding: SourceEncoding) throws {
        let file = try SourceDecoder.decode(path: "a.xib", bytes: bytes)
        #expect(String(decoding: file.text, as: UTF8.self) == text)
        #expect(file.encoding == encoding)
    }

    @Test func latin1IsDecodedOnlyWhereDeclaredAndNotUTF8() throws {
        let declaration = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
        let latin = try SourceDecoder.decode(path: "a.xib", bytes: declaration + [0xE4])
        #expect(latin[latin.fullRange].hasSuffix("<a>ä"))
        #expect(latin.encoding == .latin1)
        let utf8 = try SourceDecoder.decode(path: "a.xib", bytes: declaration + [0xC3, 0xA4])
        #expect(utf8[utf8.fullRange].hasSuffix("<a>ä"))
        #expect(utf8.encoding == .utf8)
    }

    @Test(arguments: [
        ("iso-8859-15", UInt8(0xA4), "€", SourceEncoding.latin9), ("ISO-8859-15", 0xE9, "é", .latin9),
        ("windows-1252", 0x80, "€", .windows1252), ("Windows-1252", 0x9F, "Ÿ", .windows1252),
        ("windows-1252", 0xA4, "¤", .windows1252), ("ISO-8859-1", 0xA4, "¤", .latin1),
    ])
    func theDeclarationSaysWhatAByteMeans(
        name: String, byte: UInt8, character: String, encoding: SourceEncoding
    ) throws {
        let declaration = Array("<?xml version='1.0' encoding=\"\(name)\"?><a>".utf8)
        let file = try SourceDecoder.decode(path: "a.xib", bytes: declaration + [byte])
        #expect(file[file.fullRange].hasSuffix("<a>\(character)"))
        #expect(file.encoding == encoding)
        #expect(SingleByteTable(encoding)?.byte(of: try #require(character.unicodeScalars.first)) == byte)
    }

    @Test(arguments: [
        ("windows-1252", UInt8(0x81)), ("macintosh", 0x8E), ("iso-8859-2", 0xE9), ("UTF-8", 0xE9),
    ])
    func aByteThatNobodyKnowsIsRefused(name: String, byte: UInt8) {
        let declaration = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
        #expect(failure(declaration + [byte]) == declaration.count)
    }

    @Test(arguments: [
        ("<?xml version='1.0' encoding='macintosh'?><a/>", SourceEncoding.ascii),
        ("<?xml version='1.0' encoding='UTF-8'?><a/>", .utf8), ("<?xml version='1.0'?><a/>", .utf8),
        ("<?xml version='1.0' encoding='macintosh'?><ä/>", .utf8), ("encoding='macintosh'", .utf8),
    ])
    func asciiIsToldByADeclarationOfSomethingElse(text: String, encoding: SourceEncoding) throws {
        #expect(try SourceDecoder.decode(path: "a.xib", bytes: Array(text.utf8)).encoding == encoding)
    }

    @Test func whatIsNoTextIsRefusedAtItsPlace() {
        #expect(failure([0x61, 0x62, 0xE4, 0x63]) == 2)
        #expect(failure([0xEF, 0xBB, 0xBF, 0x61, 0xFF]) == 4)
        #expect(failure([0xFF, 0xFE, 0x3C]) == 2)
    }

    private func failure(_ bytes: [UInt8]) -> Int? {
        do throws(SourceDecoder.Failure) {
            _ = try SourceDecoder.decode(path: "a.xib", bytes: bytes)
            return nil
        } catch {
            return error.offset
        }
    }

    /// Each byte that is no UTF-8 gives way to one byte, so that nothing moves.
    @Test(arguments: [
        ([0x61, 0xE9, 0x62], "a\u{1A}b", SourceEncoding.utf8),
        ([0xEF, 0xBB, 0xBF, 0xE9, 0xC3, 0xA4], "\u{1A}ä", .utf8WithByteOrderMark),
        ([0xE2, 0x82, 0x61, 0xF0, 0x9F], "\u{1A}\u{1A}a\u{1A}\u{1A}", .utf8),
        ([0xED, 0xA0, 0x80], "\u{1A}\u{1A}\u{1A}", .utf8),
        ([0xEF, 0xBB, 0xBF], "", .utf8WithByteOrderMark),
        ([0xFF, 0xFE], "", .utf16LittleEndian),
        ([0xFF, 0xFE, 0x2F, 0x00, 0xE4, 0x00], "/ä", .utf16LittleEndian),
        ([0xFE, 0xFF, 0x00, 0x2F], "/", .utf16BigEndian),
        ([0x2F, 0x00, 0x2F, 0x00], "//", .utf16LittleEndian),
        ([0x00, 0x2F, 0x00, 0x2F], "//", .utf16BigEndian),
        ([0x2F, 0x00, 0x2F, 0x2F], "/\u{0}//", .utf8),
        ([], "", .utf8),
    ])
    func sourcesAreReadWhateverTheirBytes(bytes: [UInt8], text: String, encoding: SourceEncoding) throws {
        let file = try SourceDecoder.decodeSource(path: "a.m", bytes: bytes)
        #expect(file[file.fullRange] == text)
        #expect(file.encoding == encoding)
    }

    @Test(arguments: [[0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]])
    func brokenWideSourcesAreRefused(bytes: [UInt8]) {
        #expect(throws: SourceDecoder.Failure.self) {
            try SourceDecoder.decodeSource(path: "a.m", bytes: bytes)
        }
    }

    @Test func namesComeFromThePath() {
        #expect(SourceFile(path: "a/b/Row.Cell.xib", text: "").baseName == "Row.Cell")
        #expect(SourceFile(path: "Row.xib", text: "").name == "Row.xib")
        #expect(SourceFile(path: ".xib", text: "").baseName == ".xib")
        #expect(SourceFile(path: "a/Row.nib/designable.nib", text: "").baseName == "Row")
        #expect(SourceFile(path: "Row.nib/designable.nib", text: "").baseName == "Row")
        #expect(SourceFile(path: "Row/designable.nib", text: "").baseName == "designable")
    }
}
