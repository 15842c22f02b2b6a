import Foundation
import Testing

/// Comments, `lint: {allow: …}` and `lint: {paths: …}`, and how they go with the limits of a run.
@Suite struct SuppressionTests {
    private static func source(_ lines: String) -> String {
        """
        import UIKit

        final class C: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
        \(lines)
            }
        }

        """
    }

    private static let call =
        "return collectionView.dequeueReusableCell(withReuseIdentifier: \"A\", for: indexPath)"

    private func findings(_ lines: String, _ arguments: String...) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("C.swift", Self.source(lines))
        return try CommandRun(["lint", "--format", "json"] + arguments, in: folder).findings()
            .map { $0.replacing("C.swift:", with: "") }
    }

    @Test func aCommentIsForItsLineOrTheNext() throws {
        let found = "unregistered-identifier"
        let comment = "// nibc:allow unregistered-identifier why"
        #expect(try findings(Self.call) == ["7:64 \(found)"])
        #expect(try findings("\(Self.call) \(comment)") == [])
        #expect(try findings("\(comment)\n\(Self.call)") == [])
        #expect(try findings("\(comment)\n\n// Another comment.\n/// And one.\n\(Self.call)") == [])
        #expect(try findings("/* nibc:allow unregistered-identifier why */\n\(Self.call)") == [])
        #expect(try findings("\(Self.call)\n\(comment)") == ["7:64 \(found)", "8:15 unused-suppression"])
        #expect(
            try findings("print() \(comment)\n\(Self.call)") == ["7:23 unused-suppression", "8:64 \(found)"])
        #expect(try findings("\(comment)\nprint()\n\(Self.call)").count == 2)
        #expect(
            try findings("print(\"\"\"\n    \(comment)\n    \"\"\")\n\(Self.call)") == ["10:64 \(found)"])
    }

    @Test func aCommentBeforeCodeIsForItsLine() throws {
        let comment = "/* nibc:allow unregistered-identifier why */"
        #expect(try findings("\(comment) \(Self.call)") == [])
        #expect(
            try findings("\(comment) print()\n\(Self.call)") == [
                "7:15 unused-suppression", "8:64 unregistered-identifier",
            ])
        #expect(try findings("/* nibc:allow unregistered-identifier why\n */ \(Self.call)") == [])
        #expect(try findings("\(comment)\n/* Another one. */\n/* And\n one. */\n\(Self.call)") == [])
    }

    @Test func severalRulesInOneComment() throws {
        #expect(
            try findings("// nibc:allow cast-mismatch,unregistered-identifier why\n\(Self.call)") == [
                "7:15 unused-suppression"
            ])
        #expect(
            try findings("\(Self.call) // nibc:allow unregistered-identifier,") == [
                "7:85 suppression-without-reason"
            ])
    }

    @Test func limitsDoNotMakeSuppressionsUnused() throws {
        let lines = "\(Self.call) // nibc:allow unregistered-identifier, cast-mismatch why"
        let unused = ["7:124 unused-suppression"]
        #expect(try findings(lines) == unused)
        #expect(try findings(lines, "--only", "unused-suppression") == unused)
        #expect(try findings(lines, "--except", "unregistered-identifier,cast-mismatch") == unused)
        #expect(try findings(lines, "--only", "unregistered-identifier") == [])
        #expect(try findings(lines, "--except=unused-suppression") == [])
        #expect(try findings(lines, "C.swift") == [])
    }

    @Test func aRuleThatIsOffStillNeedsItsSuppression() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "nibc.yml", "nibc: 1\nlint: {rules: {unregistered-identifier: off, unused-suppression: error}}\n")
        try folder.write("C.swift", Self.source("\(Self.call) // nibc:allow unregistered-identifier why"))
        #expect(try CommandRun("lint", in: folder).output == "")
        try folder.write("C.swift", Self.source("print() // nibc:allow unregistered-identifier why"))
        let run = try CommandRun("lint", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("error: nothing to suppress"))
    }

    @Test func theInnermostPathDecidesOnSeverities() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "nibc.yml",
            """
            nibc: 1
            lint:
              rules: {merge-conflict: note}
              paths:
                Old: {merge-conflict: "off"}
                Old/Kept/b.xib: {merge-conflict: error}
                Gone: {merge-conflict: warning}

            """)
        for name in ["a", "Old/a", "Old/Kept/a", "Old/Kept/b", "Older/a"] {
            try folder.write("\(name).xib", SampleText.conflict)
        }
        let report = try CommandRun("lint", "--format", "json", in: folder).json()
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(
            findings.map { "\($0["path"] ?? "") \($0["severity"] ?? "")" } == [
                "Old/Kept/b.xib error", "Older/a.xib note", "a.xib note", "nibc.yml warning",
            ])
        #expect(findings[3]["message"] as? String == "'Gone' does not exist")
    }

    @Test func anObjectIsAllowedWithWhatIsInside() throws {
        let project = try TeamProject()
        func write(_ object: String) throws {
            try project.folder.write(
                "nibc.yml",
                """
                nibc: 1
                lint:
                  allow:
                    - rule: prototype-without-identifier
                      file: Old/Main.storyboard
                      object: \(object)
                      reason: drawn for the manual

                """)
        }
        let arguments = [
            "lint", "--format", "json", "--only", "prototype-without-identifier,unused-suppression",
        ]
        try write("c10-aB-cDe")
        #expect(try CommandRun(arguments, in: project.folder).findings().count == 19)
        try write("col-le-ctn")
        #expect(try CommandRun(arguments, in: project.folder).findings() == [])
        try write("c99-aB-cDe")
        let findings = try CommandRun(arguments, in: project.folder).findings()
        #expect(findings.count == 21)
        #expect(findings.last == "nibc.yml:4:13 unused-suppression")
    }

    @Test func changedFilesLimitWhatIsSaid() throws {
        let project = try TeamProject()
        try project.plant()
        func findings(_ list: String) throws -> [String] {
            let run = try CommandRun(
                "lint", "--format=json", "--files-from", "-", in: project.folder, input: list)
            #expect(run.errors.contains(" in 2 view descriptions, 4 sources;"))
            return try run.findings()
        }
        let fault = "Fresh/FreshCell.xib:6:126 identifier-mismatch"
        #expect(try findings("Fresh/FreshCell.xib\nREADME.md\nGone/Deleted.swift\n") == [fault])
        #expect(try findings("./Fresh/../Fresh/FreshCell.xib\0Fresh/FreshController.swift\0") == [fault])
        #expect(try findings("\u{FEFF}Fresh/FreshCell.xib\n") == [fault])
        #expect(try findings("\"Fresh/Fresh\\103ell.xib\"\n\"Gone/\\303\\274\\n\\\".swift\"\n") == [fault])
        // The finding names its registration.
        #expect(try findings("Fresh/FreshController.swift\n") == [fault])
        #expect(try findings("Old/Old1Controller.swift\n").contains(fault) == false)
        #expect(try findings("") == [])
        #expect(try findings("\(project.folder.path)/Old/Old1Controller.swift\r\n").count == 10)
        let both = try CommandRun(
            "lint", "Fresh", "--format=json", "--files-from=-", in: project.folder,
            input: "Old/Old1Controller.swift\nFresh/FreshCell.xib\n")
        #expect(try both.findings() == [fault])
    }
}
