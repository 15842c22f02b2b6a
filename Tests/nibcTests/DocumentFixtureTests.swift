import Foundation
import Testing

/// `Fixtures/Documents/<case>`: `nibc dump` of `input.xib` or `input.storyboard` is `expected.json`.
@Suite struct DocumentFixtureTests {
    static let folder = RuleFixtureTests.root.appending(path: "Fixtures/Documents")
    static let inputs = ["input.xib", "input.storyboard"]

    static var cases: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
                .sorted()
        }
    }

    @Test(arguments: try cases)
    func dumpIsAsExpected(name: String) throws {
        let temporary = try TemporaryFolder()
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Self.folder.appending(path: name).path)
        let input = try #require(Self.inputs.first(where: names.contains), "expectation without an input")
        #expect(Set(names).isSubset(of: [input, "expected.json"]))
        try temporary.write(
            input, try Data(contentsOf: Self.folder.appending(path: "\(name)/\(input)")))
        let run = try CommandRun("dump", input, in: temporary)
        #expect(run.status <= 1)
        let expected = Self.folder.appending(path: "\(name)/expected.json")
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil {
            try Data(run.output.utf8).write(to: expected)
        }
        let text = try? String(contentsOf: expected, encoding: .utf8)
        #expect(run.output == text, "run Scripts/update-fixtures")
        #expect(try run.json()["complete"] as? Bool == (run.status == 0))
    }

    /// Every key of the output stands on the page with what its value is, and every key of the page has a
    /// value in one of the fixtures.
    @Test func pageAndOutputAgree() throws {
        let page = try DumpPage()
        var seen: Set<String> = []
        for name in try Self.cases {
            let data = try Data(contentsOf: Self.folder.appending(path: "\(name)/expected.json"))
            let dump = try JSONSerialization.jsonObject(with: data)
            #expect(page.faults(of: dump, as: "Document", at: name, seen: &seen) == [])
        }
        let keys = page.sections.flatMap { section, keys in keys.keys.map { "\(section).\($0)" } }
        #expect(Set(keys).subtracting(seen).sorted() == [], "no fixture shows these keys")
    }
}
