import Foundation
import InterfaceBuilder
import ManifestReader
import NibCompiler

/// An app's folder as the compiler sees it: its manifest and view descriptions, linted and generated through
/// the library.
struct CompiledApp {
    let scope: ManifestScope
    let findings: [Diagnostic]
    let generated: [GeneratedFile]

    /// Reads `App` of a scenario's folder with the files of `overlay` in place of its own.
    init(_ folder: URL, overlay: URL? = nil, removing: Set<String> = []) throws {
        var files = try Self.files(below: folder.appendingPathComponent("App"))
            .filter { !removing.contains($0.key) }
        if let overlay { files.merge(try Self.files(below: overlay)) { $1 } }
        var documents: [Document] = []
        var manifest = Manifest(file: SourceFile(path: "nibc.yml", text: ""))
        var findings: [Diagnostic] = []
        for (path, url) in files.sorted(by: { $0.key < $1.key }) {
            let file = try SourceDecoder.decode(path: path, bytes: Array(try Data(contentsOf: url)))
            if path == "nibc.yml" {
                let (value, diagnostics) = ManifestReader.read(file)
                manifest = value
                findings += diagnostics
            } else {
                let (document, diagnostics) = DocumentReader.read(file)
                documents.append(document)
                findings += diagnostics
            }
        }
        scope = ManifestScope(manifest: manifest, documents: documents)
        let (generated, diagnostics) = Compiler.generate(scope)
        self.generated = generated
        self.findings =
            findings + diagnostics + Compiler.lint(Program(documents: documents, scopes: [scope]))
    }

    /// Writes the generated code below `folder`, at the place it has in the app.
    func write(to folder: URL) throws {
        let output = scope.manifest.generate.output?.value ?? ""
        for file in generated {
            try Toolchain.write(
                file.text, to: folder.appendingPathComponent(output).appendingPathComponent(file.name))
        }
    }

    private static func files(below folder: URL) throws -> [String: URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let wanted = paths.filter {
            $0 == "nibc.yml" || $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
        }
        return Dictionary(uniqueKeysWithValues: wanted.map { ($0, folder.appendingPathComponent($0)) })
    }
}
