import Foundation
import Testing

/// `nibc lint --fix --dry-run`: a diff that `patch` and `git apply` make into what `--fix` writes.
@Suite struct DryRunTests {
    /// A project with something to correct at the start, in the middle and at the end of files.
    private func project(named name: String = "A.swift") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let comment = "// nibc:allow cast-mismatch left over"
        let lines = (1...40).map { "let a\($0) = \($0)" }
        var marked = lines
        for index in [0, 9, 14, 30, 39] { marked[index] += "  \(comment)" }
        marked.insert(comment, at: 20)
        try folder.write(name, "\(comment)\n" + marked.joined(separator: "\n"))
        try folder.write("CRLF.swift", marked.joined(separator: "\r\n") + "\r\n")
        try folder.write("B.swift", "let b = 1\n\(comment)")
        try folder.write("C.swift", "\(comment)\n")
        let project = try TeamProject()
        try project.plant()
        for file in ["FreshController.swift", "FreshCell.xib"] {
            try folder.write("Deep er/\(file)", try project.folder.read("Fresh/\(file)"))
        }
        let wide = try project.folder.read("Fresh/FreshCell.xib").replacing("UTF-8", with: "UTF-16")
            .replacing("FreshCell", with: "WideCell")
        try folder.write("WideCell.xib", ("\u{FEFF}" + wide).data(using: .utf16LittleEndian)!)
        try folder.write(
            "Wide.swift",
            try project.folder.read("Fresh/FreshController.swift").replacing("Fresh", with: "Wide"))
        return folder
    }

    private func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
        var result: [String: Data] = [:]
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in names where !name.hasPrefix(".git") && name != "diff" {
            result[name] = try? Data(contentsOf: folder.url(of: name))
        }
        return result
    }

    @Test(arguments: [["patch", "-p1", "--binary", "-s", "-i", "diff"], ["git", "apply", "diff"]])
    func theDiffIsWhatFixDoes(tool: [String]) throws {
        guard ProgramRun.has(tool[0]) else { return }
        let folder = try project()
        let before = try contents(folder)
        let run = try CommandRun("lint", "--fix", "--dry-run", "--output", "diff", in: folder)
        #expect(run.status == 1)
        #expect(run.errors == "nibc: 17 findings to correct in 6 files\n")
        #expect(try contents(folder) == before)
        let patched = try ProgramRun(tool, in: folder)
        #expect(patched.status == 0)
        #expect(patched.output == "")
        let other = try project()
        #expect(try CommandRun("lint", "--fix", in: other).status == 0)
        #expect(try contents(folder) == contents(other))
        #expect(try contents(folder) != before)
        let again = try CommandRun("lint", "--fix", "--dry-run", in: folder)
        #expect(again.status == 0)
        #expect(again.output == "")
    }

    @Test func theDiffIsWritten() throws {
        let folder = try TemporaryFolder()
        let comment = "// nibc:allow cast-mismatch x"
        try folder.write("A b.swift", "let a = 1\nlet b = 2  \(comment)\nlet c = 3\n\(comment)")
        let run = try CommandRun("lint", "--fix", "--dry-run", "--format", "json", in: folder)
        #expect(
            run.output == """
                --- a/A b.swift\t
                +++ b/A b.swift\t
                @@ -1,4 +1,3 @@
                 let a = 1
                -let b = 2  \(comment)
                +let b = 2
                 let c = 3
                -\(comment)
                \\ No newline at end of file

                """)
    }
}
