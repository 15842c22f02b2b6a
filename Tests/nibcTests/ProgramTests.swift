import Foundation
import Testing

/// `Fixtures/Programs`: each file is a program that registers what it dequeues, each in another way. None has an
/// error or warning, whether nibc can follow it or not.
///
/// Of those that begin with `// Followed`, nibc has to know everything: with another identifier in a dequeue, the
/// same program has an error there.
@Suite struct ProgramTests {
    static let folder = RuleFixtureTests.root.appending(path: "Fixtures/Programs")

    static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift") || $0.hasSuffix(".m")
            }
            .sorted()
        }
    }

    static var followed: [String] {
        get throws { try names.filter { try text($0).hasPrefix("// Followed") } }
    }

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test(arguments: try names)
    func correctProgramIsSilent(name: String) throws {
        let run = try CommandRun(
            ["lint", Self.folder.appending(path: name).path], in: TemporaryFolder())
        // What is registered and never dequeued is noted, which is right.
        let findings = run.output.split(separator: "\n").filter { !$0.contains(" note: ") }
        #expect(findings.isEmpty)
        #expect(run.status == 0)
    }

    @Test(arguments: try followed)
    func faultIsFound(name: String) throws {
        let text = try Self.text(name)
        let dequeue = /dequeueReusableCell\(withIdentifier: "[^"]+"/
        let faulty = text.replacing(dequeue) { _ in "dequeueReusableCell(withIdentifier: \"Bobbin\"" }
        #expect(faulty != text)
        let folder = try TemporaryFolder()
        try folder.write(name, faulty)
        let run = try CommandRun(["lint", "."], in: folder)
        #expect(run.output.contains("error: nothing registers 'Bobbin' as a table cell of "))
        #expect(run.status == 1)
    }
}
