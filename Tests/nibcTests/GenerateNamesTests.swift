import Foundation
import NibCompiler
import Testing

/// Names of nibs and identifiers as they come from the disk and from files: compared as bytes, and text only.
@Suite struct GenerateNamesTests {
    private let composed = "Caf\u{E9}View"
    private let decomposed = "Cafe\u{301}View"

    private func app(cells: [String], nibs: [String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let entries = cells.enumerated().map { "          c\($0.offset): {nib: \($0.element)}\n" }.joined()
        try folder.write(
            "nibc.yml",
            "nibc: 1\ncontrollers:\n  CafeController:\n    views:\n      collectionView:\n        cells:\n"
                + entries)
        for nib in nibs { try folder.write("\(nib).xib", Self.cell) }
        return folder
    }

    private static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <collectionViewCell id="Row-0a-001">
                    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                </collectionViewCell>
            </objects>
        </document>
        """

    @Test func aNibIsNamedByItsBytes() throws {
        for name in [composed, decomposed] {
            let folder = try app(cells: [name], nibs: [name])
            #expect(try CommandRun("generate", in: folder).status == 0)
            let text = try folder.read("Generated/CafeController+Reuse.swift")
            #expect(text.utf8.contains("UINib(nibName: \"\(name)\", bundle: nil)".utf8))
        }
    }

    /// A file system that keeps the bytes of names has no nib of the other spelling.
    @Test func theOtherSpellingIsAnotherNib() throws {
        let folder = try app(cells: [composed], nibs: [decomposed])
        let run = try CommandRun("generate", "--format", "json", in: folder)
        #expect(run.status == 1)
        #expect(try run.findings() == ["nibc.yml:7:21 nib-name-case"])
    }

    @Test func twoSpellingsAreOneSwiftName() throws {
        let folder = try app(cells: [composed, decomposed], nibs: [composed, decomposed])
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n")
        #expect(lines.contains { $0.contains("nibc.yml:8:21: error: ") && $0.hasSuffix("[name-collision]") })
        #expect(lines.contains { $0.contains("nibc.yml:7:21: note: the other one") })
    }

    /// Half of a surrogate pair is no text: neither reader takes it for some.
    @Test func surrogatesAndBytesThatAreNoTextAreErrors() throws {
        let folder = try app(cells: ["\"\\uD800\""], nibs: [])
        let manifest = try CommandRun("generate", "--format", "json", in: folder)
        #expect(manifest.status == 2)
        #expect(try manifest.findings().allSatisfy { $0.hasSuffix(" malformed-manifest") })
        let other = try app(cells: ["Plain"], nibs: [])
        try other.write(
            "Plain.xib", Self.cell.replacing("id=\"Row", with: "reuseIdentifier=\"&#xD800;\" id=\"Row"))
        let nib = try CommandRun("generate", "--format", "json", in: other)
        #expect(nib.status == 1)
        #expect(try nib.findings().contains { $0.hasSuffix(" malformed-xml") })
        try other.write("Plain.xib", Data([0x3C, 0xFF, 0x3E]))
        #expect(try CommandRun("generate", in: other).status == 1)
        #expect(!FileManager.default.fileExists(atPath: other.url(of: "Generated").path))
    }
}

extension String.UTF8View {
    fileprivate func contains(_ other: String.UTF8View) -> Bool {
        Data(self).range(of: Data(other)) != nil
    }
}
