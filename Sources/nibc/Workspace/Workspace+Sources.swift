import InterfaceBuilder
import NibCompiler
import ObjectiveCReader

#if canImport(SwiftReader)
    import SwiftReader
#endif

extension Workspace {
    /// Whether this build reads Swift sources: not where the package is somebody's dependency.
    static var readsSwift: Bool {
        #if canImport(SwiftReader)
            true
        #else
            false
        #endif
    }

    /// What the sources say, evaluated; nil where there are none, or where this build cannot read Swift.
    func sourceAnalysis(jobs: Int, stopwatch: inout Stopwatch) -> SourceAnalysis? {
        #if canImport(SwiftReader)
            let files = sources.filter { !$0.path.hasSuffix(".c") }
            guard !files.isEmpty else { return nil }
            var read = ParallelMap.map(files, jobs: jobs, Self.scan)
            let documents = documents.map(\.document)
            // The classes that view descriptions name are looked at in full.
            let needed = ClassIndex.filesNeeded(for: documents, outlines: read.map(\.outline))
                .filter { read[$0].facts == nil }.sorted()
            let facts = ParallelMap.map(needed.map { read[$0].file }, jobs: jobs, SwiftSourceReader.read)
            for (number, facts) in zip(needed, facts) { read[number].facts = facts }
            let sources = read + generatedSources() + Self.librarySources(for: read.compactMap(\.outline))
            stopwatch.lap("read sources")
            let analysis = SourceAnalysis(
                facts: sources.map(\.facts), outlines: sources.map(\.outline),
                resources: ResourceNames(documents)
            ) { numbers in
                ParallelMap.map(numbers.map { sources[$0].file }, jobs: jobs, SwiftSourceReader.read)
            }
            stopwatch.lap("evaluate sources")
            return analysis
        #else
            return nil
        #endif
    }

    #if canImport(SwiftReader)
        /// A source file as far as it is read without being asked for.
        private struct ScannedSource: Sendable {
            var file: SourceFile
            var outline: Outline?
            var facts: SourceFacts?
        }

        /// The code of the manifests' controllers whose files are not there, because a build makes them: emitted and
        /// read as if they were.
        private func generatedSources() -> [ScannedSource] {
            guard !manifests.isEmpty else { return [] }
            let index = targetIndex()
            let targets = index.map { nibTargets($0) } ?? .unknown
            let scopes = manifestScopes(index, targets, readingSourcesWith: nil)
            return zip(manifests, scopes).flatMap { manifest, scope -> [ScannedSource] in
                Compiler.generate(scope).files.compactMap { file in
                    let path = PathName.join(manifest.output, file.name)
                    guard !sources.contains(where: { $0.absolute == path }) else { return nil }
                    let source = SourceFile(path: path, text: file.text)
                    return ScannedSource(
                        file: source, outline: SwiftSourceReader.outline(of: source),
                        facts: SwiftSourceReader.read(source))
                }
            }
        }

        /// Built-in libraries that the sources use without bringing them along.
        private static func librarySources(for outlines: [Outline]) -> [ScannedSource] {
            Library.all.compactMap { library in
                let outline = SwiftSourceReader.outline(of: library.file)
                guard library.isNeeded(own: outline, by: outlines) else { return nil }
                return ScannedSource(
                    file: library.file, outline: outline, facts: SwiftSourceReader.read(library.file))
            }
        }

        private static func scan(_ found: FoundFile) -> ScannedSource {
            // What cannot be read declares nothing that is known: the types in it are a library's.
            guard let bytes = try? FileContents.bytes(of: found.path).bytes,
                let file = try? SourceDecoder.decode(path: found.path, bytes: bytes)
            else {
                return ScannedSource(
                    file: SourceFile(path: found.path, text: ""),
                    outline: Outline(hasReuseWords: false, types: [], globals: []),
                    facts: nil)
            }
            if found.kind == .objectiveCSource {
                return ScannedSource(file: file, outline: nil, facts: ObjectiveCReader.read(file))
            }
            let outline = SwiftSourceReader.outline(of: file)
            return ScannedSource(
                file: file, outline: outline,
                facts: outline.hasReuseWords || ClassIndex.namesClasses(forObjectiveC: file)
                    ? SwiftSourceReader.read(file) : nil)
        }
    #endif
}
