import Foundation
import InterfaceBuilder
import ManifestReader
import NibCompiler
import Testing

/// A folder with nibc.yml and view descriptions, and what is generated from it.
struct GenerateFixture: Sendable, CustomTestStringConvertible {
    let folder: URL

    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

    static let all = subfolders(of: fixtures.appending(path: "Generate")).map(GenerateFixture.init)

    /// The apps of the scenarios.
    static let scenarios = subfolders(of: fixtures.appending(path: "Scenarios"))
        .map { GenerateFixture(folder: $0.appending(path: "App")) }

    static func subfolders(of folder: URL) -> [URL] {
        names(in: folder).map { folder.appending(path: $0) }.filter {
            names(in: $0).contains { $0 == "nibc.yml" || $0 == "App" }
        }
    }

    static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    var testDescription: String { folder.lastPathComponent }

    /// The manifest with the view descriptions beside it.
    func scope() throws -> ManifestScope {
        let (manifest, diagnostics) = ManifestReader.read(try file("nibc.yml"))
        try #require(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
        let names = Self.names(in: folder).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        return ManifestScope(
            manifest: manifest, documents: try names.map { DocumentReader.read(try file($0)).document })
    }

    private func file(_ name: String) throws -> SourceFile {
        let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
        return try SourceDecoder.decode(path: name, bytes: bytes)
    }

    /// What is generated, each file under its golden's name, and the findings in `Expected.txt`.
    func outcome() throws -> [String: String] {
        let (files, diagnostics) = Compiler.generate(try scope())
        var outcome: [String: String] = [:]
        for file in files { outcome["Expected-\(file.name)"] = file.text }
        if !diagnostics.isEmpty { outcome["Expected.txt"] = Self.text(diagnostics) }
        return outcome
    }

    static func text(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            let notes = diagnostic.notes.map { note in
                "    note: \(note.range.map { "\(place($0)): " } ?? "")\(note.message)\n"
            }
            return
                "\(place(diagnostic.range)): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]\n"
                + notes.joined()
        }
        .joined()
    }

    /// Path, line and what stands there.
    private static func place(_ range: SourceRange) -> String {
        "\(line(range)) «\(range.file[range.bytes])»"
    }

    /// Path and line.
    static func line(_ range: SourceRange) -> String {
        let line = range.file.text[..<range.bytes.lowerBound].filter { $0 == UInt8(ascii: "\n") }.count + 1
        return "\(range.file.path):\(line)"
    }
}
