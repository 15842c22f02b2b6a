import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

/// Hand-written apps with the manifest that `nibc extract` prints for them: what is generated from it compiles
/// beside the app's own code.
@Suite(.disabled(if: Toolchain.isSanitized)) struct ExtractedAppTests {
    private static let folder = Toolchain.package.appendingPathComponent("Fixtures/Extract")

    /// All apps in one module: their type names are unique.
    @Test func `generated code compiles beside the code that it was extracted from`() throws {
        var sources: [(name: String, text: String)] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
            let app = Self.folder.appendingPathComponent(name)
            let expected = app.appendingPathComponent("Expected.yml")
            guard let manifest = try? String(contentsOf: expected, encoding: .utf8) else { continue }
            let overlay = try Toolchain.temporaryFolder()
            defer { try? FileManager.default.removeItem(at: overlay) }
            try Toolchain.write(manifest, to: overlay.appendingPathComponent("nibc.yml"))
            let compiled = try CompiledApp(app, overlay: overlay)
            #expect(compiled.findings.map(\.message) == [])
            #expect(compiled.generated.count == 1)
            sources += compiled.generated.map { ($0.name, $0.text) }
            let own = app.appendingPathComponent("App")
            for file in try FileManager.default.contentsOfDirectory(atPath: own.path).sorted()
            where file.hasSuffix(".swift") {
                sources.append(
                    (file, try String(contentsOf: own.appendingPathComponent(file), encoding: .utf8)))
            }
        }
        #expect(try Typecheck.check(sources, mode: .five) == "")
    }
}
