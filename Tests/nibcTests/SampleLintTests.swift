import Foundation
import Testing

private let samples = RuleFixtureTests.root.deletingLastPathComponent().appending(path: "shared/samples")

/// The synthetic samples beside the project, linted as a project of their own; skipped where they are absent.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: samples.path)))
struct SampleLintTests {
    /// Registers each reusable sample under its own identifier, 11 under its class's name.
    static let manifest = """
        nibc: 1
        module: GardenKit
        controllers:
          BedController:
            views:
              collectionView:
                layout: {type: flow}
                header: {nib: 01-BedHeaderView, height: 44}
                footer: {nib: 02-BedFooterView, height: 44}
                cells:
                  seed: {nib: 03-SeedCell}
                  oldSeed: {nib: 04-OldSeedCell}
                supplementary:
                  two: {nib: 07-TwoRoots}
                  viewRoot: {nib: 08-ViewRootHeader}
                  plain: {nib: 09-PlainViewRoot}
                  noClass: {nib: 10-NoClassHeader}
                  wrong: {nib: 11-WrongIdHeader, identifier: WrongIdHeader}
                  noId: {nib: 12-NoIdHeader}
                  emptyId: {nib: 13-EmptyIdHeader}
                  none: {nib: 14-PlaceholdersOnly}
                  recognizer: {nib: 15-RecognizerBesideHeader}
                  conflict: {nib: 25-ConflictHeader}
                  tv: {nib: 26-TVBedHeader}
                  future: {nib: 28-FutureHeader}
                  crlf: {nib: 29-BomCrlfHeader}
          RowController:
            views:
              tableView:
                kind: table
                header: {nib: 16-TableSectionHeader}
                cells:
                  task: {nib: 05-TaskRowCell}
                  styled: {nib: 06-StyledRowCell}
                  legacy: {nib: 23-LegacyNameCell}
          GardenGridController:
            views:
              collectionView:
                header: {prototype: GridHeader}
                cell: {prototype: GridSeed}
          TaskListController:
            views:
              tableView:
                kind: table
                cell: {prototype: Task}

        """

    @Test func theManifestFindsWhatTheSamplesShow() throws {
        let errors = try errors(manifest: Self.manifest)
        #expect(
            errors.filter { Self.rules.contains($0.rule) }.map { "\($0.place) \($0.rule)" } == [
                "07-TwoRoots.xib:34 nib-root-count", "09-PlainViewRoot.xib:13 nib-root-type",
                "11-WrongIdHeader.xib:13 identifier-mismatch", "14-PlaceholdersOnly.xib:1 nib-root-count",
                "15-RecognizerBesideHeader.xib:13 nib-root-count", "25-ConflictHeader.xib:14 merge-conflict",
            ])
    }

    @Test func withoutAManifestOnlyTheConflictIsAnError() throws {
        let errors = try errors(manifest: nil)
        #expect(
            errors.filter { Self.rules.contains($0.rule) }.map { "\($0.place) \($0.rule)" }
                == ["25-ConflictHeader.xib:14 merge-conflict"])
    }

    /// Rules about a document by itself have samples of their own that they report: 24.
    private static let rules: Set<String> = [
        "case-without-nib", "empty-identifier", "header-without-size", "identifier-mismatch", "invalid-value",
        "kind-mismatch", "malformed-manifest", "malformed-xml", "merge-conflict", "name-collision",
        "negative-size", "nib-name-case", "nib-not-found", "nib-root-count", "nib-root-type",
        "outlet-on-owner", "pinned-without-size", "registration-hides-prototype",
        "registration-object-identifier", "unknown-key", "unreadable-file", "unregistered-identifier",
    ]

    private func errors(manifest: String?) throws -> [(place: String, rule: String)] {
        let folder = try TemporaryFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: samples.path)
        where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
            try folder.write(name, try Data(contentsOf: samples.appending(path: name)))
        }
        if let manifest { try folder.write("nibc.yml", manifest) }
        let run = try CommandRun("lint", "--format", "json", in: folder)
        let findings = try #require(try run.json()["findings"] as? [[String: Any]])
        return findings.filter { $0["severity"] as? String == "error" }.map { finding in
            ("\(finding["path"] ?? ""):\(finding["line"] ?? 0)", finding["rule"] as? String ?? "")
        }
    }
}
