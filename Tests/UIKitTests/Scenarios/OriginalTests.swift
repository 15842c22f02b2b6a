import Foundation
import NibCompiler
import Testing

/// What nibc writes against what was written by hand: both apps, compiled and displayed side by side.
@Suite(.disabled(if: Toolchain.isSanitized)) struct OriginalTests {
    private static let apps =
        Scenario.all.map(\.url) + [FixtureApp(name: "logbook").url]

    /// The app's folder without what is generated, with the hand-written controller in its place.
    private static func original(_ app: URL) throws -> ScenarioBuild {
        let sources = app.appendingPathComponent("App")
        let generated = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasPrefix("Generated/") }
        #expect(!generated.isEmpty)
        return try ScenarioBuild(
            app, overlays: [app.appendingPathComponent("Original")], removing: Set(generated))
    }

    /// The same launches show the same views from the same nibs, in the same order, under the same identifiers.
    @Test(arguments: apps) func `the original and the generated app show the same`(app: URL) throws {
        let original = try Self.original(app).runAll()
        let generated = try ScenarioBuild(app).runAll()
        #expect(!original.isEmpty)
        #expect(original.map(\.launch) == generated.map(\.launch))
        for (left, right) in zip(original, generated) {
            #expect(left.isDone && right.isDone, "\(left.errors)\(right.errors)")
            #expect(left.rows == right.rows)
            #expect(!left.rows.isEmpty)
        }
    }

    /// The README says how much of the first scenario's controller need not be written any more.
    @Test func `the README has the lines before and after`() throws {
        let folder = Scenario.all[0].url
        let before = try Self.counts(folder.appendingPathComponent("Original/ViewController.swift"))
        let after = try Self.counts(folder.appendingPathComponent("App/ViewController.swift"))
        #expect(after.registrations == 0 && after.identifiers == 0 && after.kinds == 0)
        let readme = try String(
            contentsOf: Toolchain.package.appendingPathComponent("README.md"), encoding: .utf8)
        let table = """
            | by hand | \(before.lines) | \(before.registrations) | \(before.identifiers) | \(before.kinds) |
            | with nibc | \(after.lines) | \(after.registrations) | \(after.identifiers) | \(after.kinds) |
            """
        #expect(readme.contains(table), "the README has to say:\n\(table)")
    }

    private struct Counts {
        /// Without blank ones.
        var lines = 0
        /// Lines that call UIKit's `register`.
        var registrations = 0
        /// Literals that name a nib, class or identifier.
        var identifiers = 0
        /// Places that name an element kind.
        var kinds = 0
    }

    private static func counts(_ file: URL) throws -> Counts {
        var counts = Counts()
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where !line.allSatisfy(\.isWhitespace) {
            counts.lines += 1
            if line.contains(".register(") { counts.registrations += 1 }
            counts.kinds +=
                line.split(separator: "elementKindSection", omittingEmptySubsequences: false).count - 1
            // Between quotes: every second part.
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            counts.identifiers += parts.count { !$0.offset.isMultiple(of: 2) && isName($0.element) }
        }
        return counts
    }

    private static func isName(_ text: Substring) -> Bool {
        text.first?.isUppercase == true && text.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
