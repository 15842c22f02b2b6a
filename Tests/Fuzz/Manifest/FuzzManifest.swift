import InterfaceBuilder
import ManifestReader
import NibCompiler

/// Whatever the bytes: no trap, every range inside the text, and what is read can be linted and generated.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzManifest(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let file = try? SourceDecoder.decode(path: "nibc.yml", bytes: bytes) else { return 0 }
    let (manifest, diagnostics) = ManifestReader.read(file)
    precondition(manifest.isComplete == !diagnostics.contains { $0.severity == .error })
    for diagnostic in diagnostics { precondition(diagnostic.range.bytes.upperBound <= file.text.count) }
    let scope = ManifestScope(manifest: manifest, documents: [])
    _ = Compiler.lint(Program(documents: [], scopes: [scope]))
    _ = Compiler.generate(scope)
    return 0
}
