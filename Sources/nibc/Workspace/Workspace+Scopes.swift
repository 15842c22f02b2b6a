import InterfaceBuilder
import NibCompiler

extension Workspace {
    /// What the compiler sees: every document, and each manifest with those under its sources.
    func program(readingSourcesWith jobs: Int?, sources: SourceAnalysis? = nil) -> Program {
        let (scopes, targets) = linkedScopes(readingSourcesWith: jobs, sources: sources)
        return Program(
            documents: documents.map(\.document), scopes: scopes, targets: targets, sources: sources)
    }

    /// The manifests with their documents, and the targets of those.
    func linkedScopes(
        readingSourcesWith jobs: Int?, sources: SourceAnalysis? = nil
    ) -> (scopes: [ManifestScope], targets: NibTargets) {
        let index = targetIndex(sources)
        let targets = index.map { nibTargets($0, sources) } ?? givenTargets
        return (manifestScopes(index, targets, readingSourcesWith: jobs), targets)
    }

    /// Each manifest with what lies under its sources.
    func manifestScopes(
        _ index: TargetIndex?, _ targets: NibTargets, readingSourcesWith jobs: Int?
    ) -> [ManifestScope] {
        let folders = ManifestFolders(manifests)
        let documents = grouped(documents, \.found.absolute, by: folders.manifests(holding:))
        let sources = jobs == nil ? [] : grouped(sources, \.absolute, by: folders.manifests(around:))
        return manifests.enumerated().map { number, manifest in
            let home = index?.targets(
                ofManifestIn: manifest.absoluteFolder, module: manifest.manifest.module?.value)
            let isAll = isOneTarget && !manifest.namesSources
            var scope = ManifestScope(
                manifest: manifest.manifest,
                documents: Self.counting(isAll ? self.documents : documents[number]),
                home: home ?? givenTarget, targets: targets)
            if let jobs {
                scope.unmentionedNibs = unmentionedNibs(of: manifest, scope, sources[number], jobs: jobs)
            }
            return scope
        }
    }

    /// Files by the numbers of the manifests that they belong to, in their order.
    private func grouped<File>(
        _ files: [File], _ path: (File) -> String, by numbers: (String) -> Set<Int>
    ) -> [[File]] {
        var groups = [[File]](repeating: [], count: manifests.count)
        guard !manifests.isEmpty else { return groups }
        for file in files {
            for number in numbers(path(file)) { groups[number].append(file) }
        }
        return groups
    }

    /// A nib of somebody else's code counts only where the project has none of that name: it goes into
    /// another bundle.
    private static func counting(_ files: [DocumentFile]) -> [Document] {
        let own = Set(
            files.lazy.filter { !$0.found.isForeign }.map(\.document.nibName))
        return files.compactMap { file in
            let document = file.document
            if file.found.isForeign, document.kind == .xib, own.contains(document.nibName) { return nil }
            return document
        }
    }

    /// The nibs that neither the manifest nor any source file under its sources names; nil where a source
    /// file could not be read.
    private func unmentionedNibs(
        of manifest: ManifestFile, _ scope: ManifestScope, _ files: [FoundFile], jobs: Int
    ) -> Set<NibName>? {
        let names = scope.unnamedReusableNibs.keys.sorted()
        guard !names.isEmpty else { return [] }
        let scanner = NameScanner(names: names.map { Array($0.text.utf8) })
        let output = manifest.output
        let found = ParallelMap.map(files, jobs: jobs) { file -> Set<Int>? in
            let source: SourceFile
            do throws(FileFault) {
                source = try FileContents.source(file.path)
            } catch {
                return error.isMissing ? [] : nil
            }
            let isGenerated = PathName.isInside(file.absolute, output) && source.isGenerated
            return isGenerated ? [] : scanner.found(in: source.text)
        }
        var unmentioned = Set(names.indices)
        for set in found {
            guard let set else { return nil }
            unmentioned.subtract(set)
        }
        return Set(unmentioned.map { names[$0] })
    }
}
