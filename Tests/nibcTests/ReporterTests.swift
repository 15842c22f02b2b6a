import Foundation
import InterfaceBuilder
import Testing

@testable import nibc

@Suite struct ReporterTests {
    private let file = SourceFile(path: "App/Ä.xib", text: "eins\nzwö drei\n")
    private let other = SourceFile(path: "/home/App/nibc.yml", text: "a: b\n")

    private var report: FindingReport {
        let finding = Diagnostic(
            id: "kind-mismatch", severity: .warning, message: "a\nb \"c\" \u{0}\u{2028}\u{202E}ä",
            range: SourceRange(file, ByteRange(10, 14)),
            notes: [Note("here"), Note("there", at: SourceRange(other, ByteRange(3, 4)))],
            fixes: [
                Fix(
                    title: "Say 'x'",
                    edits: [Fix.Edit(range: SourceRange(other, ByteRange(3, 4)), replacement: "x")],
                    safety: .needsReview)
            ],
            subject: ReuseSubject(controller: "C", view: "v", kind: "cell", identifier: nil))
        return FindingReport(
            [finding], files: FileCounts(viewDescriptions: 1, manifests: 1), workingFolder: "/home")
    }

    @Test func xcodeHasOneLineForEachPlace() {
        #expect(
            report.text(as: .xcode, for: .none) == """
                /home/App/Ä.xib:2:6: warning: a\\nb "c" \\u{0}\\u{2028}\\u{202e}ä [kind-mismatch]
                /home/App/Ä.xib:2:6: note: here
                /home/App/nibc.yml:1:4: note: there

                """)
        #expect(
            report.text(as: .xcode, for: Terminal(showsColor: true, width: 80)).contains(
                "\u{1B}[35mwarning:\u{1B}[0m a"))
        #expect(report.summary == "1 warning in 1 view description, 1 manifest")
    }

    @Test func gitLabHasTheNotesInTheDescription() throws {
        let values = try JSONSerialization.jsonObject(with: Data(report.text(as: .gitlab, for: .none).utf8))
        let finding = try #require((values as? [[String: Any]])?.first)
        let description = try #require(finding["description"] as? String)
        #expect(description.hasSuffix("ä; here; there (App/nibc.yml:1:4)"), "\(description)")
    }

    @Test func jsonHoldsEveryFieldAndEveryCharacter() throws {
        let text = report.text(as: .json, for: .none)
        #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(finding["message"] as? String == "a\nb \"c\" \u{0}\u{2028}\u{202E}ä")
        #expect(finding["endLine"] as? Int == 2)
        #expect(finding["endColumn"] as? Int == 10)
        #expect((finding["subject"] as? [String: Any])?["identifier"] is NSNull)
        let notes = try #require(finding["notes"] as? [[String: Any]])
        #expect(notes.map { $0["path"] as? String } == ["App/Ä.xib", "App/nibc.yml"])
        let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
        #expect(fix["safety"] as? String == "needsReview")
        #expect((fix["edits"] as? [[String: Any]])?.first?["replacement"] as? String == "x")
    }

    @Test func numbersAreJSONNumbers() {
        let values: [JSONValue] = [
            .double(44), .double(0.5), .double(1e300), .double(.nan), .double(-.infinity),
        ]
        #expect(values.map { $0.text } == ["44\n", "0.5\n", "1e+300\n", "null\n", "null\n"])
        #expect(JSONValue.array([]).text == "[]\n")
        #expect(
            JSONValue.object([("a", .array([.null, .bool(true)]))]).text
                == "{\n  \"a\": [\n    null,\n    true\n  ]\n}\n")
    }
}
