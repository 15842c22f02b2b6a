import Foundation
import Testing

/// The hooks for pre-commit, run by pre-commit with this build's nibc.
@Suite(
    .enabled(
        if: ProcessRun.isThere("pre-commit") && ProcessRun.isThere("git"),
        "needs git and pre-commit: 'Scripts/setup tests' installs it"))
struct PreCommitTests {
    private func repository(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(name, text) }
        let git = ["git", "-c", "user.name=nibc", "-c", "user.email=nibc@example.org"]
        for words in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "Files"]] {
            let run = try ProcessRun(git + words, in: folder.path)
            try #require(run.status == 0, "\(run.output)")
        }
        return folder
    }

    private func hook(_ id: String, of hooks: TemporaryFolder, in app: TemporaryFolder) throws -> ProcessRun {
        let cache = try TemporaryFolder()
        return try ProcessRun(
            ["pre-commit", "try-repo", hooks.path, id, "--all-files", "--color", "never"], in: app.path,
            environment: ["PRE_COMMIT_HOME": cache.path])
    }

    @Test func hooksPassAndFailWithTheFindings() throws {
        let text = try String(
            contentsOf: RuleFixtureTests.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
        let hooks = try repository([".pre-commit-hooks.yaml": text])
        let app = try repository(["nibc.yml": GardenManifest.text, "HeaderView.xib": SampleText.header])
        let lint = try hook("nibc-lint-system", of: hooks, in: app)
        #expect(lint.status == 0, "\(lint.output)")
        #expect(lint.output.contains("nibc lint....") && lint.output.contains("Passed"))
        let stale = try hook("nibc-generate-system", of: hooks, in: app)
        #expect(stale.status == 1)
        #expect(
            stale.output.contains("Generated/GardenController+Reuse.swift: would be added\n"),
            "\(stale.output)")
        try app.write("HeaderView.xib", SampleText.conflict)
        let faulty = try hook("nibc-lint-system", of: hooks, in: app)
        #expect(faulty.status == 1)
        #expect(faulty.output.contains("\(app.path)/HeaderView.xib:2:1: error: "), "\(faulty.output)")
    }

    /// The hooks that build nibc run what the others do.
    @Test func bothKindsOfHooksRunTheSame() throws {
        let text = try String(
            contentsOf: RuleFixtureTests.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
        let hooks = text.components(separatedBy: "\n- id: ").dropFirst().map { hook in
            hook.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
                $0.hasPrefix("entry:") || $0.hasPrefix("files:") || $0.hasPrefix("pass_filenames:")
            }
        }
        try #require(hooks.count == 4)
        #expect(hooks[0] == hooks[2])
        #expect(hooks[1] == hooks[3])
        #expect(hooks[0].contains("entry: nibc lint"))
    }
}
