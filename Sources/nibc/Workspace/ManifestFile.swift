import InterfaceBuilder
import ManifestReader
import NibCompiler

/// A manifest that was read, and where its folders are.
struct ManifestFile: Sendable {
    let manifest: Manifest
    /// The manifest's folder, as the user would write it.
    let folder: String
    /// The same from the root.
    let absoluteFolder: String
    /// What is read, from the root. Never empty.
    let sources: [String]
    /// Whether `sources` is written in the manifest, so that nested manifests' folders are meant, too.
    let namesSources: Bool
    /// What is never reported, from the root.
    let excluded: [String]
    /// The folder of the generated files, from the root.
    let output: String
    /// What is wrong with it.
    let diagnostics: [Diagnostic]

    /// - Parameter files: How code is divided into files, in place of what the manifest says.
    init(_ file: SourceFile, workingFolder: String, files: GenerateSettings.Files? = nil) {
        var (manifest, diagnostics) = ManifestReader.read(file)
        if let files { manifest.generate.files = files }
        let folder = PathName.folder(of: file.path)
        let absoluteFolder = PathName.absolute(folder, in: workingFolder)
        func absolute(_ path: String) -> String { PathName.absolute(path, in: absoluteFolder) }
        self.manifest = manifest
        self.folder = folder
        self.absoluteFolder = absoluteFolder
        namesSources = !manifest.sources.isEmpty
        sources = namesSources ? manifest.sources.map { absolute($0.value) } : [absoluteFolder]
        excluded = manifest.exclude.map { absolute($0.value) }
        output = absolute(manifest.generate.output?.value ?? OutputFolder.defaultName)
        self.diagnostics = diagnostics
    }

    /// A path that the manifest names, from the root.
    func absolute(_ path: String) -> String { PathName.absolute(path, in: absoluteFolder) }

    /// The paths of `sources` as the user would write them, each with the place that names it.
    var sourcePaths: [(path: String, range: ByteRange)] {
        manifest.sources.map { source in
            let path = source.value.hasPrefix("/") ? source.value : PathName.join(folder, source.value)
            return (PathName.clean(path), source.range)
        }
    }

    /// Severities of what is not there: nothing fails, but nobody means that.
    var settingsWithoutPath: [Diagnostic] {
        manifest.lint.paths.filter { PathName.real(absolute($0.path.value)) == nil }.map { setting in
            Diagnostic(
                id: "invalid-value", severity: .warning, message: "'\(setting.path.value)' does not exist",
                range: manifest.place(setting.path.range),
                notes: [Note("paths are relative to the manifest's folder")])
        }
    }

    func excludes(_ path: String) -> Bool {
        excluded.contains { PathName.isInside(path, $0) }
    }
}
