import Foundation
import InterfaceBuilder
import Testing

@testable import nibc

/// `nibc lint --fix`: which bytes it changes, and which files it leaves alone.
@Suite struct FixTests {
    private static let swift = """
        import UIKit

        final class C: UICollectionViewController {
            private let identifier = "R&D \\"<ä>'😀"

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(
                    UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: identifier)
            }

            override func \(provider) {
                collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            }
        }

        """

    /// A nib with a wrong identifier, and the same as it should be.
    private func texts(
        quote: String = "\"", lineEnd: String = "\n", encoding: String = "UTF-8", word: String = "Früchte"
    ) -> (
        wrong: String, right: String
    ) {
        let text = TeamProject.nib.replacing("FreshCell", with: "Cell").replacing("UTF-8", with: encoding)
            .replacing("Früchte", with: word)
            .replacing("reuseIdentifier=\"Cell\"", with: "reuseIdentifier=\(quote)@\(quote)")
        let apostrophe = quote == "'" ? "&apos;" : "'"
        func write(_ value: String) -> String {
            text.replacing("@", with: value).replacing("\n", with: lineEnd)
        }
        return (write("R&amp;D"), write("R&amp;D &quot;&lt;ä&gt;\(apostrophe)😀"))
    }

    private func project(_ nib: Data) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("C.swift", Self.swift)
        try folder.write("Cell.xib", nib)
        return folder
    }

    @Test(arguments: ["\\0", "\\u{1}", "\\u{B}", "\\u{FFFE}"])
    func whatXMLCannotWriteIsNotWritten(_ escape: String) throws {
        let nib = Data(texts().wrong.utf8)
        let folder = try project(nib)
        try folder.write(
            "C.swift", Self.swift.replacing("R&D \\\"<ä>'😀", with: "R\(escape)D"))
        let offers = try CommandRun("lint", "--format", "json", in: folder).json()
        let findings = try #require(offers["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["identifier-mismatch"])
        #expect(findings.allSatisfy { ($0["fixes"] as? [Any] ?? []).isEmpty }, "\(findings)")
        let run = try CommandRun("lint", "--fix", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("[identifier-mismatch]"), "\(run.output)")
        #expect(try Data(contentsOf: folder.url(of: "Cell.xib")) == nib)
    }

    private func fixed(_ nib: Data) throws -> Data {
        let folder = try project(nib)
        let run = try CommandRun("lint", "--fix", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("; 1 finding corrected in 1 file\n"))
        let after = try Data(contentsOf: folder.url(of: "Cell.xib"))
        let again = try CommandRun("lint", "--fix", in: folder)
        #expect(again.errors.hasSuffix(" resolved; 0 findings corrected in 0 files\n"))
        #expect(try Data(contentsOf: folder.url(of: "Cell.xib")) == after)
        #expect(try folder.names() == ["C.swift", "Cell.xib"])
        return after
    }

    @Test(arguments: ["\"", "'"], ["\n", "\r\n", "\r"])
    func onlyTheValueChanges(quote: String, lineEnd: String) throws {
        let (wrong, right) = texts(quote: quote, lineEnd: lineEnd)
        #expect(try fixed(Data(wrong.utf8)) == Data(right.utf8))
        let mark = Data([0xEF, 0xBB, 0xBF])
        #expect(try fixed(mark + Data(wrong.utf8)) == mark + Data(right.utf8))
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
    func inUTF16(encoding: String.Encoding, hasMark: Bool) throws {
        let (wrong, right) = texts(encoding: "UTF-16")
        let mark = hasMark ? "\u{FEFF}" : ""
        #expect(
            try fixed((mark + wrong).data(using: encoding)!) == (mark + right).data(using: encoding)!)
    }

    @Test func inLatin1WhatIsNotInItIsAReference() throws {
        let (wrong, right) = texts(encoding: "ISO-8859-1")
        #expect(
            try fixed(wrong.data(using: .isoLatin1)!)
                == right.replacing("😀", with: "&#128512;").data(using: .isoLatin1)!)
    }

    @Test(arguments: [
        ("ISO-8859-15", UInt8(0xA4)), ("Windows-1252", 0x80), ("ISO-8859-1", 0xA9),
    ])
    func inOtherLatinEncodingsTheLettersAreBytes(encoding: String, byte: UInt8) throws {
        let (wrong, right) = texts(encoding: encoding, word: "Fruit")
        func onDisk(_ text: String) -> Data {
            let parts = text.replacing("\u{E4}", with: "\u{1}").replacing("\u{1F600}", with: "&#128512;")
                .replacing("<objects>", with: "<!-- \u{2} --><objects>")
            return Data(parts.utf8.map { $0 == 1 ? 0xE4 : $0 == 2 ? byte : $0 })
        }
        #expect(try fixed(onDisk(wrong)) == onDisk(right))
    }

    @Test(arguments: ["ISO-8859-1", "iso-8859-15", "windows-1252", "macintosh", "US-ASCII", "UTF-16"])
    func inASCIIThatDeclaresAnotherEncodingLettersAreReferences(encoding: String) throws {
        let (wrong, right) = texts(encoding: encoding, word: "Fruit")
        #expect(
            try fixed(Data(wrong.utf8))
                == Data(right.replacing("ä", with: "&#228;").replacing("😀", with: "&#128512;").utf8))
    }

    @Test(arguments: [true, false])
    func aPrototypeGetsTheIdentifierThatIsMissing(isEmpty: Bool) throws {
        let folder = try TemporaryFolder()
        let attributes =
            "<tableViewCell contentMode=\"scaleToFill\" selectionStyle=\"default\" indentationWidth=\"10\" "
        let rest = "rowHeight=\"88\" id=\"row-ce-ll1\" customClass=\"RowCell\" customModule=\"Pantry\"/>"
        let storyboard = Self.table.replacing(
            "@", with: attributes + (isEmpty ? "reuseIdentifier=\"\" " : "") + rest)
        try folder.write("Main.storyboard", storyboard)
        try folder.write("ListController.swift", Self.list("Row"))
        #expect(
            try CommandRun("lint", "-fjson", in: folder).findings().map { $0.split(separator: " ")[1] } == [
                "unregistered-identifier", "prototype-without-identifier",
            ])
        let run = try CommandRun("lint", "--fix", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(
            try folder.read("Main.storyboard")
                == Self.table.replacing("@", with: attributes + "reuseIdentifier=\"Row\" " + rest))
    }

    @Test func twoPrototypesOrTwoIdentifiersHaveNoOneAnswer() throws {
        let cell = "<tableViewCell contentMode=\"scaleToFill\" id=\"row-ce-ll1\"/>"
        for (cells, source) in [
            (cell + cell.replacing("ll1", with: "ll2"), Self.list("Row")), (cell, Self.list("Row", "Other")),
        ] {
            let folder = try TemporaryFolder()
            let text = Self.table.replacing("@", with: cells)
            try folder.write("Main.storyboard", text)
            try folder.write("ListController.swift", source)
            let run = try CommandRun("lint", "--fix", in: folder)
            #expect(run.status == 1)
            #expect(run.output.contains("[prototype-without-identifier]"))
            #expect(run.errors.hasSuffix("; 0 findings corrected in 0 files\n"))
            #expect(try folder.read("Main.storyboard") == text)
        }
    }

    @Test func theManifestGetsTheCaseOfTheFile() throws {
        let folder = try TemporaryFolder()
        let manifest = "nibc: 1\r\ncontrollers:\r\n  C: {views: {v: {cell: {nib: \"@\"}}}}\r\n"
        try folder.write("nibc.yml", manifest.replacing("@", with: "headerview"))
        try folder.write(
            "HeaderView.xib",
            SampleText.header.replacing("collectionReusableView", with: "collectionViewCell"))
        let run = try CommandRun("lint", "--fix", in: folder)
        #expect(run.output == "")
        #expect(try folder.read("nibc.yml") == manifest.replacing("@", with: "HeaderView"))
    }

    @Test func whatNeedsReviewIsOfferedAndNotMade() throws {
        let folder = try TemporaryFolder()
        let source = Self.list("Rows").replacing(
            "super.viewDidLoad()",
            with:
                "super.viewDidLoad()\n        tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Row\")"
        )
        try folder.write("ListController.swift", source)
        let run = try CommandRun("lint", "--fix", "-fjson", in: folder)
        #expect(run.status == 1)
        #expect(try folder.read("ListController.swift") == source)
        let finding = try #require((try run.json()["findings"] as? [[String: Any]])?.first)
        let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
        #expect(fix["title"] as? String == "write 'Row'")
        #expect(fix["safety"] as? String == "needsReview")
        let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
        #expect(edit["replacement"] as? String == "Row")
        #expect((edit["endColumn"] as? Int ?? 0) - (edit["column"] as? Int ?? 0) == 4)
    }

    @Test func unusedSuppressionsGo() throws {
        let folder = try TemporaryFolder()
        let source = """
            import UIKit

            final class C: UICollectionViewController {
                // nibc:allow kind-mismatch left over
                override func viewDidLoad() {
                    let a = 1  // nibc:allow kind-mismatch, cast-mismatch left over
                    let b = a /* nibc:allow kind-mismatch left over */ + 1
                    dequeue()  // nibc:allow kind-mismatch, unregistered-identifier, cast-mismatch, no-such-rule why
                }
            }

            """.replacing(
                "dequeue()",
                with: "collectionView.dequeueReusableCell(withReuseIdentifier: \"A\", for: IndexPath())"
            ).replacing("viewDidLoad()", with: Self.provider)
        try folder.write("C.swift", source)
        let run = try CommandRun("lint", "--fix", "-fjson", in: folder)
        #expect(try run.findings().map { $0.split(separator: " ")[1] } == ["unused-suppression"])
        #expect(
            try folder.read("C.swift")
                == source.replacing("    // nibc:allow kind-mismatch left over\n", with: "")
                .replacing("  // nibc:allow kind-mismatch, cast-mismatch left over", with: "")
                .replacing("/* nibc:allow kind-mismatch left over */", with: "")
                .replacing(
                    "kind-mismatch, unregistered-identifier, cast-mismatch, no",
                    with: "unregistered-identifier, no"))
    }

    @Test func unusedEntriesOfTheManifestGo() throws {
        let folder = try TemporaryFolder()
        let manifest = """
            nibc: 1
            lint:
              allow:
                # The first stays.
                - {rule: merge-conflict, file: a.xib, reason: x}
                - {rule: kind-mismatch, file: a.xib, reason: x} # goes
                - rule: kind-mismatch
                  file: b.xib
                  reason: goes, too
              rules: {unused-nib: off}

            """
        try folder.write("a.xib", SampleText.header.replacing("id=\"root\" ", with: "id=\"-2\" "))
        let used = manifest.replacing("merge-conflict", with: "duplicate-object-id")
        try folder.write("nibc.yml", used)
        #expect(try CommandRun("lint", "--fix", in: folder).output == "")
        let lines = used.split(separator: "\n")
        #expect(try folder.read("nibc.yml") == (lines[0...4] + [lines[9]]).joined(separator: "\n") + "\n")
        try folder.write("a.xib", SampleText.header)
        #expect(try CommandRun("lint", "--fix", in: folder).output == "")
        #expect(try folder.read("nibc.yml") == "nibc: 1\nlint:\n  allow: []\n  rules: {unused-nib: off}\n")
    }

    // MARK: What is refused

    @Test func aLinkIsLeftAlone() throws {
        let folder = try project(Data(texts().wrong.utf8))
        try folder.makeFolder("Real")
        try FileManager.default.moveItem(at: folder.url(of: "Cell.xib"), to: folder.url(of: "Real/x"))
        try folder.link("Cell.xib", to: "Real/x")
        let run = try CommandRun("lint", "--fix", in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == "nibc: 'Cell.xib' is not corrected: it is a symbolic link\n")
        #expect(try folder.read("Real/x") == texts().wrong)
    }

    @Test func aReadOnlyFileIsLeftAloneAndSoAreTheOthers() throws {
        let folder = try project(Data(texts().wrong.utf8))
        try folder.write("D.swift", "let a = 1 // nibc:allow cast-mismatch left over\n")
        try folder.setPermissions(0o444, of: "Cell.xib")
        let run = try CommandRun("lint", "--fix", in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'Cell.xib' is not corrected: it is read-only\n")
        #expect(try folder.read("Cell.xib") == texts().wrong)
        #expect(try folder.read("D.swift").contains("nibc:allow"))
        #expect(try folder.names() == ["C.swift", "Cell.xib", "D.swift"])
    }

    @Test func whatHasChangedSinceIsLeftAlone() throws {
        let folder = try project(Data(texts().wrong.utf8))
        let path = folder.url(of: "Cell.xib").path
        func finding(_ text: String) -> Diagnostic {
            let file = SourceFile(path: path, text: text)
            let edit = Fix.Edit(range: SourceRange(file, ByteRange(2, 5)), replacement: "abc")
            return Diagnostic(
                id: "identifier-mismatch", severity: .error, message: "", range: edit.range,
                fixes: [Fix(title: "", edits: [edit], safety: .safe)])
        }
        #expect {
            try FixRun([finding(texts().wrong + " ")])
        } throws: {
            ($0 as? CommandFailure)?.message == "'\(path)' is not corrected: it has changed since it was read"
        }
        try FixRun([finding(texts().wrong)]).apply()
        #expect(try folder.read("Cell.xib") == texts().wrong.replacing("<?xml", with: "<?abc"))
    }

    @Test func permissionsStay() throws {
        let folder = try project(Data(texts().wrong.utf8))
        try folder.setPermissions(0o640, of: "Cell.xib")
        #expect(try CommandRun("lint", "--fix", in: folder).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url(of: "Cell.xib").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test(.enabled(if: Unprivileged.isPossible, "the superuser may write everywhere"))
    func aFolderThatCannotBeWrittenLeavesEverything() throws {
        let folder = try project(Data(texts().wrong.utf8))
        try folder.setPermissions(0o666, of: "Cell.xib")
        try folder.setPermissions(0o555, of: "")
        defer { try? folder.setPermissions(0o755, of: "") }
        let run = try CommandRun(["lint", "--fix"], in: folder, launcher: Unprivileged.launcher)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'Cell.xib' is not corrected: it cannot be written: permission denied\n")
        #expect(try folder.read("Cell.xib") == texts().wrong)
    }

    // MARK: Texts

    private static let provider = """
        collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell
        """

    private static func list(_ identifiers: String...) -> String {
        let cases = identifiers.enumerated().map { number, identifier in
            "        if indexPath.section == \(number) {\n"
                + "            return tableView.dequeueReusableCell(withIdentifier: \"\(identifier)\", for: indexPath)\n"
                + "        }\n"
        }
        return """
            import UIKit

            final class RowCell: UITableViewCell {}

            final class ListController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                }

                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell {
            \(cases.joined())        return UITableViewCell()
                }
            }

            """
    }

    private static let table = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="sce-ne-001">
                    <objects>
                        <tableViewController id="con-tr-oll" customClass="ListController" customModule="Pantry" sceneMemberID="viewController">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="tab-le-001">
                                <prototypes>
                                    @
                                </prototypes>
                                <connections>
                                    <outlet property="dataSource" destination="con-tr-oll" id="out-le-001"/>
                                    <outlet property="delegate" destination="con-tr-oll" id="out-le-002"/>
                                </connections>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
