import InterfaceBuilder
import NibCompiler
import ObjectiveCReader

/// Classes of Objective-C, for which nothing is generated.
enum ObjectiveCClasses {
    /// Of these names, those of classes that the user's Objective-C files declare and no Swift file does, with the place.
    static func places(of names: Set<String>, in files: [FoundFile], jobs: Int) -> [String: SourceRange] {
        let own = files.filter { $0.kind == .objectiveCSource && !$0.isForeign }
        guard !own.isEmpty, !names.isEmpty else { return [:] }
        let scanner = NameScanner(names: names.sorted().map { Array($0.utf8) })
        let found = ParallelMap.map(own, jobs: jobs) { file -> [(name: String, place: SourceRange)] in
            // One that cannot be read says nothing; lint reports it.
            guard let source = try? FileContents.source(file.path), !scanner.found(in: source.text).isEmpty
            else { return [] }
            return ObjectiveCReader.read(source).types.compactMap { type in
                guard case .class = type.kind, names.contains(type.name.value) else { return nil }
                return (type.name.value, SourceRange(source, type.name.range))
            }
        }
        let places = Dictionary(found.joined().map { ($0.name, $0.place) }) { min($0, $1) }
        guard !places.isEmpty else { return [:] }
        let declared = places.keys.sorted()
        let swift = files.filter { $0.kind == .swiftSource }
        let inSwift = Set(
            SwiftClasses.declared(declared, in: swift, jobs: jobs).joined().map { declared[$0] })
        return places.filter { !inSwift.contains($0.key) }
    }

    /// What stands in the way of generating for the controllers of manifests.
    ///
    /// - Parameter analysis: What the sources say, where they were read: only the classes that it has of Objective-C are
    ///   then looked for once more.
    static func findings(
        of manifests: [ManifestFile], in files: [FoundFile], analysis: SourceAnalysis? = nil, jobs: Int
    ) -> [Diagnostic] {
        let names = manifests.flatMap { $0.manifest.controllers.map(\.name.value) }
            .filter { analysis?.isOfObjectiveC($0) ?? true }
        let places = places(of: Set(names), in: files, jobs: jobs)
        guard !places.isEmpty else { return [] }
        return manifests.flatMap { manifest in
            manifest.manifest.controllers.compactMap { controller in
                places[controller.name.value].map { place in
                    Diagnostic(
                        id: Rule.invalidValue.id, severity: .error,
                        message:
                            "'\(controller.name.value)' is of Objective-C, for which nothing is generated; leave it out",
                        range: manifest.manifest.place(controller.name.range),
                        notes: [Note("declared here", at: place)])
                }
            }
        }
    }
}
