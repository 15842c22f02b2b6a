import Foundation
import Testing

/// `Fixtures/Rules/<id>`: the bad project yields that rule and no other, the good one yields nothing.
///
/// `expected.txt` is what the command prints for the bad one, with paths from its folder, and its exit status.
@Suite struct RuleFixtureTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let folder = root.appending(path: "Fixtures/Rules")

    /// The rules, and those of `<id>/source`, where the facts come from sources instead of a manifest, and of
    /// `<id>/library`, where they come from calls of a library whose sources are not there.
    static var ids: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
                .sorted().flatMap { id in
                    [id]
                        + ["\(id)/source", "\(id)/library"].filter {
                            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
                        }
                }
        }
    }

    @Test(arguments: try ids)
    func badIsFound(id: String) throws {
        let rendered = try lint("\(id)/bad")
        let expected = Self.folder.appending(path: "\(id)/expected.txt")
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil {
            try Data(rendered.utf8).write(to: expected)
        }
        let text = try? String(contentsOf: expected, encoding: .utf8)
        #expect(rendered == text, "run Scripts/update-fixtures")
        let findings = rendered.split(separator: "\n").filter { $0.hasSuffix("]") }
        #expect(!findings.isEmpty)
        let rule = id.split(separator: "/")[0]
        for finding in findings { #expect(finding.hasSuffix("[\(rule)]")) }
    }

    @Test(arguments: try ids)
    func goodIsSilent(id: String) throws {
        #expect(try lint("\(id)/good") == "exit status 0\n")
    }

    /// The findings on a folder of fixtures, with paths from that folder, and the exit status.
    private func lint(_ path: String) throws -> String {
        let folder = Self.folder.appending(path: path).path
        let run = try CommandRun(["lint", folder], in: TemporaryFolder())
        return run.output.replacing(folder + "/", with: "") + "exit status \(run.status)\n"
    }
}
