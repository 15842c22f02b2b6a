import Foundation
import Testing

/// Every finding covers exactly the text that has to change: `Fixtures/Ranges.txt` shows that text for each finding of
/// the rules' bad fixtures, and for each note with a place of its own.
@Suite struct FindingRangeTests {
    @Test func findingsCoverWhatHasToChange() throws {
        var text = ""
        for id in try RuleFixtureTests.ids {
            let folder = RuleFixtureTests.folder.appending(path: "\(id)/bad")
            let run = try CommandRun(
                ["lint", "--quiet", "--format", "json", folder.path], in: TemporaryFolder())
            text += "\(id)/bad\n"
            for finding in try #require(try run.json()["findings"] as? [[String: Any]]) {
                text += "  \(try place(of: finding, in: folder)) [\(finding["rule"] ?? "")]\n"
                for note in try #require(finding["notes"] as? [[String: Any]]) {
                    let isPlaced = ["path", "line", "column", "endLine", "endColumn"].contains {
                        "\(note[$0] ?? "")" != "\(finding[$0] ?? "")"
                    }
                    guard isPlaced else { continue }
                    text += "    \(try place(of: note, in: folder)) \(note["message"] ?? "")\n"
                }
            }
        }
        let expected = RuleFixtureTests.root.appending(path: "Fixtures/Ranges.txt")
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil {
            try Data(text.utf8).write(to: expected)
        }
        #expect(text == (try? String(contentsOf: expected, encoding: .utf8)), "run Scripts/update-fixtures")
    }

    /// The place and the text there: `Main.storyboard:21:134 «Row»`.
    private func place(of finding: [String: Any], in folder: URL) throws -> String {
        let path = try #require(finding["path"] as? String)
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        func offset(_ line: String, _ column: String) throws -> Int {
            let line = try #require(finding[line] as? Int)
            return min(
                starts[min(line, starts.count) - 1] + (try #require(finding[column] as? Int)) - 1, bytes.count
            )
        }
        let range = try offset("line", "column")..<(try offset("endLine", "endColumn"))
        let text = String(decoding: bytes[range], as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.count > 1 ? "\(lines[0])⏎…" : text
        let name = path.replacing(folder.path + "/", with: "")
        return "\(name):\(finding["line"] ?? 0):\(finding["column"] ?? 0) «\(shown)»"
    }
}
