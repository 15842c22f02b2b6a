package import InterfaceBuilder

/// What nibc.yml says: the settings and the controllers. Every value has its range in `file`.
package struct Manifest: Sendable {
    package var file: SourceFile
    package var module: Located<String>?
    /// Folders and files that are read, relative to the manifest's folder; empty: that folder.
    package var sources: [Located<String>]
    /// Read for facts, never reported.
    package var exclude: [Located<String>]
    package var generate: GenerateSettings
    package var lint: LintSettings
    /// In the manifest's order.
    package var controllers: [Controller]
    /// Whether the whole manifest was understood. What is missing then is unknown, not absent.
    package var isComplete: Bool

    package init(file: SourceFile) {
        self.file = file
        sources = []
        exclude = []
        generate = GenerateSettings()
        lint = LintSettings()
        controllers = []
        isComplete = true
    }

    /// The place of `range` in the manifest.
    package func place(_ range: ByteRange) -> SourceRange { SourceRange(file, range) }
}
