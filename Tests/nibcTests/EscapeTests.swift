import InterfaceBuilder
import NibCompiler
import Testing

@testable import nibc

/// What each format does with names and lines that it has to escape or count otherwise.
@Suite struct EscapeTests {
    private func report(_ text: String, _ ranges: [ByteRange], path: String = "a.swift") -> FindingReport {
        let file = SourceFile(path: path, text: text)
        let findings = ranges.map { range in
            Diagnostic(
                id: "kind-mismatch", severity: .error, message: "100% a,b:c\n\u{1}<&>\"",
                range: SourceRange(file, range))
        }
        return FindingReport(findings, files: FileCounts(sources: 1), workingFolder: "/w")
    }

    @Test func gitHubEscapesWhatEndsAPropertyOrALine() {
        #expect(
            report("é = x", [ByteRange(5, 6)], path: "50% a,b:c.swift").text(as: .github, for: .none)
                == "::error file=50%25 a%2Cb%3Ac.swift,line=1,endLine=1,col=5,endColumn=6,"
                + "title=nibc%3A kind-mismatch::100%25 a,b:c\\n\\u{1}<&>\"\n")
    }

    @Test func jUnitHoldsNoCharacterThatXMLHasNot() {
        let text = report("x", [ByteRange(0, 1)], path: "\u{1}&.swift").text(as: .junit, for: .none)
        #expect(
            text.contains(
                """
                    <testcase name="kind-mismatch at 1:1" classname="\\u{1}&amp;.swift" file="\\u{1}&amp;.swift" line="1">
                      <failure type="error" message="100% a,b:c\\n\\u{1}&lt;&amp;&gt;&quot;">
                """))
        #expect(VisibleXML.content("a\nb\u{FFFE}") == "a\nb\\u{fffe}")
    }

    @Test func xMLIsEscapedOrRefused() {
        #expect(
            XMLText.escaped("a&<b>\"'\n\t\r\u{7F}é😀\u{FFFD}\u{10FFFF}")
                == "a&amp;&lt;b&gt;&quot;'&#10;&#9;&#13;\u{7F}é😀\u{FFFD}\u{10FFFF}")
        #expect(XMLText.escaped("'", isSingleQuoted: true) == "&apos;")
        for scalar in ["\0", "\u{1}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"] {
            #expect(XMLText.escaped("a\(scalar)b") == nil, "\(scalar.unicodeScalars)")
        }
    }

    @Test func pathsBecomeURIs() {
        #expect(URIText.encoded("Größe 1%/a+b?#.xib") == "Gr%C3%B6%C3%9Fe%201%25/a%2Bb%3F%23.xib")
        let inside = report("x", [ByteRange(0, 1)], path: "/w/a b.swift").text(as: .sarif, for: .none)
        #expect(inside.contains("\"uri\": \"a%20b.swift\",\n"))
        let outside = report("x", [ByteRange(0, 1)], path: "../b.swift").text(as: .sarif, for: .none)
        #expect(outside.contains("\"uri\": \"file:///b.swift\"\n"))
    }

    @Test(arguments: [
        ("ab", 1, 2, [1, 2, 1, 3]), ("éb", 2, 3, [1, 2, 1, 3]), ("日b", 3, 4, [1, 2, 1, 3]),
        ("🎪b", 4, 5, [1, 3, 1, 4]), ("a\r\n🎪\nb", 3, 9, [2, 1, 3, 2]),
    ])
    func columnsAreCountedInUTF16(text: String, start: Int, end: Int, expected: [Int]) {
        let file = SourceFile(path: "a.swift", text: text)
        let region = TextRegion(SourceRange(file, ByteRange(start, end)), LineTables())
        #expect([region.startLine, region.startColumn, region.endLine, region.endColumn] == expected)
    }

    @Test func fingerprintsStayWhenLinesMoveAndAreNeverAlike() {
        let before = report("x = 1\nx = 2\n", [ByteRange(0, 1), ByteRange(6, 7)]).fingerprints
        let after = report("\n\nx = 1\n\nx = 2\n", [ByteRange(2, 3), ByteRange(9, 10)]).fingerprints
        #expect(before == after)
        #expect(Set(before).count == 2)
        #expect(before.allSatisfy { $0.utf8.count == 32 })
        #expect(report("y = 1\n", [ByteRange(0, 1)]).fingerprints != [before[0]])
    }

    /// As a baseline does: of two alike in different methods, each keeps its own when the methods change places.
    @Test func fingerprintsKnowTheDeclaration() {
        func prints(_ names: [String]) -> [String] {
            let text = "struct S {\n" + names.map { "    func \($0)() { x }\n" }.joined() + "}\n"
            return report(text, [ByteRange(26, 27), ByteRange(45, 46)]).fingerprints
        }
        let before = prints(["a", "b"])
        #expect(Set(before).count == 2)
        #expect(prints(["b", "a"]) == before.reversed())
        #expect(prints(["a", "c"])[0] == before[0])
        #expect(!before.contains(prints(["a", "c"])[1]))
    }

    /// Test vectors of the algorithm's authors.
    @Test func digestsAreThoseOfFNV() {
        #expect(Fingerprint.digest("".utf8) == "6c62272e07bb014262b821756295c58d")
        #expect(Fingerprint.digest("a".utf8) == "d228cb696f1a8caf78912b704e4a8964")
        #expect(Fingerprint.digest("foobar".utf8) == "343e1662793c64bf6f0d3597ba446f18")
    }

    @Test func findingsNameTheirObject() {
        let file = SourceFile(path: "/w/a.xib", text: SampleText.header)
        let before = SampleText.header.split(separator: "HeaderView")[0].utf8.count
        let finding = Diagnostic(
            id: "identifier-mismatch", severity: .error, message: "wrong",
            range: SourceRange(file, ByteRange(before, before + 10)))
        let report = FindingReport([finding], files: FileCounts(viewDescriptions: 1), workingFolder: "/w")
        #expect(report.findings[0].sentence == "wrong; in HeaderView (id root)")
    }
}
