import Foundation
import Testing

/// `Fixtures/Articles`: projects without a manifest, as they are and each with one planted fault, give exactly the
/// expected findings.
@Suite struct ArticleTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Articles")

    /// Every project, and every change of it, as `project` and `project/faults/name`.
    static var cases: [String] {
        get throws {
            try ["sections", "catalog", "diffable", "carousels"].flatMap { project in
                try [project]
                    + ["faults", "harmless"].flatMap { kind in
                        try FileManager.default.contentsOfDirectory(
                            atPath: root.appending(path: "\(project)/\(kind)").path
                        )
                        .filter { !$0.hasPrefix(".") }.sorted().map { "\(project)/\(kind)/\($0)" }
                    }
            }
        }
    }

    @Test(arguments: try cases)
    func givesExactlyTheExpectedFindings(of name: String) throws {
        let project = Self.root.appending(path: String(name.split(separator: "/")[0]))
        let folder = try TemporaryFolder()
        try Self.copy(project.appending(path: "App"), to: folder)
        var expectation = project
        if name.contains("/") {
            let change = Self.root.appending(path: name)
            try Self.copy(change, to: folder)
            let deleted =
                (try? String(contentsOf: change.appending(path: "delete.txt"), encoding: .utf8)) ?? ""
            for file in deleted.split(separator: "\n") {
                try FileManager.default.removeItem(at: folder.url(of: String(file)))
            }
            if FileManager.default.fileExists(atPath: change.appending(path: "expected.txt").path) {
                expectation = change
            }
        }
        let expected = try String(contentsOf: expectation.appending(path: "expected.txt"), encoding: .utf8)
        let run = try CommandRun(["lint", "."], in: folder)
        #expect(
            Self.findings(in: run.output, folder) == expected.split(separator: "\n").map(String.init).sorted()
        )
    }

    private static func copy(_ source: URL, to folder: TemporaryFolder) throws {
        let kept = ["expected.txt", "fault.txt", "delete.txt"]
        for path in try FileManager.default.subpathsOfDirectory(atPath: source.path)
        where !kept.contains(path) {
            let url = source.appending(path: path)
            guard (try url.resourceValues(forKeys: [.isDirectoryKey])).isDirectory != true else { continue }
            try folder.write(path, Data(contentsOf: url))
        }
    }

    /// The findings as `path:line:column: severity: rule`, in order.
    private static func findings(in output: String, _ folder: TemporaryFolder) -> [String] {
        output.replacing(folder.path + "/", with: "").split(separator: "\n").compactMap { line in
            guard line.hasSuffix("]"), let bracket = line.lastIndex(of: "[") else { return nil }
            let parts = line.split(separator: ": ", maxSplits: 2)
            guard parts.count == 3 else { return nil }
            return "\(parts[0]): \(parts[1]): \(line[line.index(after: bracket)...].dropLast())"
        }.sorted()
    }
}
