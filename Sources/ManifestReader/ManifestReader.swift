package import InterfaceBuilder
package import NibCompiler

/// Reads nibc.yml.
package enum ManifestReader {
    /// The manifest, and what is wrong with it: `malformed-manifest`, `unknown-key` or `invalid-value`, all
    /// errors, in the order of the text.
    ///
    /// Never fails: what could not be understood is missing from the manifest, and `isComplete` is false.
    package static func read(_ file: SourceFile) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
        read(file, knownRules: RuleCatalog.rules.map(\.id))
    }

    /// - Parameter knownRules: The ids that `lint.rules` may name; empty: any.
    package static func read(
        _ file: SourceFile, knownRules: [String]
    ) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
        let (root, faults) = YAMLComposer.compose(file.text)
        var decoder = ManifestDecoder(file: file, knownRules: knownRules)
        for fault in faults {
            decoder.report(fault.message, at: fault.range, id: .malformedManifest, notes: fault.notes)
        }
        var manifest = root.map { decoder.manifest($0) } ?? Manifest(file: file)
        manifest.isComplete = decoder.findings.isEmpty
        return (manifest, inOrder(decoder.findings))
    }

    /// Sorted, and each once: what an anchor holds is read as often as it is used.
    private static func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for finding in findings.sorted(by: Diagnostic.precedes) {
            if let last = result.last, last.range == finding.range, last.id == finding.id,
                last.message == finding.message
            {
                continue
            }
            result.append(finding)
        }
        return result
    }
}
