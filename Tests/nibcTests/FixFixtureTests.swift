import Foundation
import NibCompiler
import Testing

/// `Fixtures/Rules/<id>/fixed`: the files of `bad` that `--fix` changes, as it leaves them. A second time changes
/// nothing.
@Suite struct FixFixtureTests {
    static let ids = RuleCatalog.rules.filter { $0.fix != .never }.map(\.id)

    @Test(arguments: ids)
    func badIsFixedOnce(id: String) throws {
        let source = RuleFixtureTests.folder.appending(path: "\(id)/bad")
        let folder = try TemporaryFolder()
        let before = try files(in: source)
        for (name, data) in before { try folder.write(name, data) }
        let status = try CommandRun("lint", in: folder).status
        _ = try CommandRun("lint", "--fix", in: folder)
        let after = try files(in: folder.url)
        #expect(after.keys.sorted() == before.keys.sorted())
        #expect(try CommandRun("lint", "--fix", in: folder).status <= status)
        #expect(try files(in: folder.url) == after)
        let changed = after.filter { before[$0.key] != $0.value }
        let expected = RuleFixtureTests.folder.appending(path: "\(id)/fixed")
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil {
            try? FileManager.default.removeItem(at: expected)
            for (name, data) in changed {
                let url = expected.appending(path: name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url)
            }
        }
        #expect(try changed == files(in: expected), "run Scripts/update-fixtures")
    }

    private func files(in folder: URL) throws -> [String: Data] {
        var result: [String: Data] = [:]
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in names {
            let url = folder.appending(path: name)
            if !url.hasDirectoryPath, let data = try? Data(contentsOf: url) { result[name] = data }
        }
        return result
    }
}
