import Foundation
import InterfaceBuilder
import ManifestReader
import NibCompiler
import Testing

/// A folder under Fixtures/Manifests: `nibc.yml`, and in `expected.txt` what the reader makes of it.
struct ManifestFixture: Sendable, CustomTestStringConvertible {
    let name: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Manifests")

    /// Rule ids that fixtures know, whatever the catalogue holds.
    static let knownRules = ["header-without-size", "negative-size", "unused-nib"]

    static let all: [ManifestFixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(ManifestFixture.init)
    }()

    var testDescription: String { name }
    var manifest: URL { Self.folder.appending(path: "\(name)/nibc.yml") }
    var expectation: URL { Self.folder.appending(path: "\(name)/expected.txt") }

    /// The findings of a wrong manifest, the model of a good one.
    func outcome() throws -> String {
        let bytes = Array(try Data(contentsOf: manifest))
        let file = try SourceDecoder.decode(path: "nibc.yml", bytes: bytes)
        let (manifest, diagnostics) = ManifestReader.read(file, knownRules: Self.knownRules)
        return diagnostics.isEmpty
            ? ManifestDump(manifest).text
            : DiagnosticText.lines(diagnostics).joined(separator: "\n") + "\n"
    }
}
