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

    /// What the sources say, evaluated; nothing where there are none, or where this build cannot read Swift.
    func readSources(jobs: Int, stopwatch: inout Stopwatch) -> SourceReading {
        #if canImport(SwiftReader)
            let files = sources.filter { !$0.path.hasSuffix(".c") }
            guard !files.isEmpty else { return SourceReading() }
            var read = ParallelMap.map(files, jobs: jobs, Self.scan)
            let documents = documents.map(\.document)
            // The classes that view descriptions name are looked at in full.
            let needed = ClassIndex.filesNeeded(for: documents, outlines: read.map(\.outline))
                .filter { read[$0].facts == nil }.sorted()
            let facts = ParallelMap.map(needed.map { read[$0].file }, jobs: jobs, SwiftSourceReader.read)
            for (number, facts) in zip(needed, facts) { read[number].facts = facts }
            let sources = read + generatedSources() + Self.librarySources(for: read.compactMap(\.outline))
            stopwatch.lap("read sources")
            // What other people's code may do is not known anyway.
            let hasUnknownFiles = zip(files, read).contains { file, source in
                source.fault.map { !$0.isMissing && !file.isForeign } ?? false
            }
            beginTargets(jobs: jobs)
            let texts = sources.map(\.file)
            let prefetch = Prefetch(jobs: jobs) { SwiftSourceReader.read(texts[$0]) }
            let analysis = SourceAnalysis(
                facts: sources.map(\.facts), outlines: sources.map(\.outline),
                resources: ResourceNames(documents),
                hasUnknownFiles: hasUnknownFiles,
                naming: { numbers, names in
                    let scanner = NameScanner(names: names.map { Array($0.name.utf8) })
                    let found = ParallelMap.map(numbers.map { texts[$0] }, jobs: jobs) { file in
                        scanner.found(in: file.text).contains { names[$0].mayBeCalled(in: file.text) }
                    }
                    return zip(numbers, found).filter(\.1).map(\.0)
                },
                willRead: prefetch.begin, read: prefetch.values)
            stopwatch.lap("evaluate sources")
            let faults = read.compactMap { source in source.fault?.diagnostic(path: source.file.path) }
            return SourceReading(
                analysis: analysis,
                faults: (faults + analysis.unreadSources).filter { isOwn($0.range.file.path) },
                comments: read.flatMap(\.comments).filter { isOwn($0.file.path) },
                count: read.count - faults.count)
        #else
            guard !sources.isEmpty else { return SourceReading() }
            return SourceReading(
                remark:
                    "this nibc was built without a reader of sources: registrations, dequeues, classes and"
                    + " outlets in code are not checked")
        #endif
    }

    #if canImport(SwiftReader)
        /// A source file as far as it is read without being asked for.
        private struct ScannedSource: Sendable {
            var file: SourceFile
            var outline: Outline?
            var facts: SourceFacts?
            var comments: [AllowComment] = []
            /// Why there is no text.
            var fault: FileFault?
        }

        /// The code of the manifests' controllers whose files are not there, because a build makes them: emitted and
        /// read as if they were.
        private func generatedSources() -> [ScannedSource] {
            guard !manifests.isEmpty else { return [] }
            let index = targetIndex()
            let targets = index.map { nibTargets($0) } ?? .unknown
            let scopes = manifestScopes(index, targets, readingSourcesWith: nil)
            let found = Set(sources.map(\.absolute))
            return zip(manifests, scopes).flatMap { manifest, scope -> [ScannedSource] in
                Compiler.generate(scope).files.compactMap { file in
                    let path = PathName.join(manifest.output, file.name)
                    guard !found.contains(path) else { return nil }
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
            let file: SourceFile
            do throws(FileFault) {
                file = try FileContents.source(found.path)
            } catch {
                return ScannedSource(
                    file: SourceFile(path: found.path, text: ""),
                    outline: Outline(hasReuseWords: false, types: [], globals: []), facts: nil, fault: error)
            }
            if found.kind == .objectiveCSource {
                return ScannedSource(
                    file: file, outline: nil, facts: ObjectiveCReader.read(file),
                    comments: comments(in: found, file))
            }
            let outline = SwiftSourceReader.outline(of: file)
            return ScannedSource(
                file: file, outline: outline,
                facts: outline.hasReuseWords || ClassIndex.namesClasses(forObjectiveC: file)
                    ? SwiftSourceReader.read(file) : nil, comments: comments(in: found, file))
        }

        private static let marker = NameScanner(
            names: ["nibc:", "nibc :", "NIBC:", "NIBC :", "Nibc:", "Nibc :"].map { Array($0.utf8) })

        /// The comments that speak to nibc; of somebody else's code none.
        private static func comments(in found: FoundFile, _ file: SourceFile) -> [AllowComment] {
            guard !found.isForeign, !marker.found(in: file.text).isEmpty else { return [] }
            let ranges =
                found.kind == .objectiveCSource
                ? ObjectiveCReader.comments(in: file) : SwiftSourceReader.comments(in: file)
            let lines = LineTable(file)
            return ranges.compactMap { AllowComment($0, in: file, lines: lines) }
        }
    #endif
}
