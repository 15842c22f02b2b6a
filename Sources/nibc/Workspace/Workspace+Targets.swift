import InterfaceBuilder
import NibCompiler

extension Workspace {
    /// The packages and projects around the files, if there is something that they decide: several xibs of
    /// one nib name. Without, nothing is read and nothing is known.
    func targetIndex(_ analysis: SourceAnalysis? = nil) -> TargetIndex? {
        guard !isOneTarget, needsTargets || needsBundles(analysis) else { return nil }
        return allTargets()
    }

    /// Begins to read the packages and projects, if it is certain that they are asked for and there may be another
    /// thread for it.
    func beginTargets(jobs: Int) {
        keptTargets.begin(isOn: asksProjects && jobs > 1) { readTargets() }
    }

    private func allTargets() -> TargetIndex? { keptTargets.value(readTargets) }

    private func readTargets() -> TargetIndex? {
        let found = allProjects
        guard !found.isEmpty else { return nil }
        let files = (documents.map(\.found) + sources).map(\.absolute)
        return TargetIndex(found.map { $0.read(files: files) })
    }

    private var allProjects: [ProjectFile] {
        let folders = Set(givenFolders + manifests.map(\.absoluteFolder))
        return ProjectFile.around(folders).union(projects).sorted { $0.path < $1.path }
    }

    /// The oldest system that a project around the files, or among them, says it runs on.
    var deploymentTarget: DeploymentTarget? { allProjects.compactMap(\.deploymentTarget).min() }

    /// Whether packages and projects decide about what is generated, those that are not there included.
    var asksProjects: Bool { !isOneTarget && needsTargets }

    /// The files of packages and projects that decide about what is generated.
    var projectsRead: [String] {
        guard asksProjects else { return [] }
        return allProjects.map(\.file)
    }

    /// The one target whose files were given; none where the files may be several targets'.
    var givenTarget: Set<BuildTarget> {
        isOneTarget ? [BuildTarget(project: workingFolder, name: "")] : []
    }

    /// That target for each view description; nothing is known where they may be several targets'.
    var givenTargets: NibTargets {
        guard isOneTarget else { return .unknown }
        let known = FileTargets(targets: givenTarget, knownProjects: [workingFolder])
        return NibTargets(Dictionary(documents.map { ($0.document.file.path, known) }) { first, _ in first })
    }

    /// Findings in files that no target has any more are notes: nothing of them runs.
    func withoutLeftovers(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.contains(where: { $0.severity != .note }), let index = allTargets() else {
            return diagnostics
        }
        var leftOver: [String: Bool] = [:]
        return diagnostics.map { diagnostic in
            guard diagnostic.severity != .note else { return diagnostic }
            let path = diagnostic.range.file.path
            let isLeftOver = leftOver[path] ?? index.isLeftOver(absolute(path))
            leftOver[path] = isLeftOver
            guard isLeftOver else { return diagnostic }
            var result = diagnostic
            result.severity = .note
            result.notes.append(Note("the file is in no target"))
            return result
        }
    }

    /// What the index knows of every xib whose name another one has.
    func nibTargets(_ index: TargetIndex, _ sources: SourceAnalysis? = nil) -> NibTargets {
        let groups = Dictionary(grouping: xibs, by: \.document.nibName)
        var result: [String: FileTargets] = [:]
        for file in groups.values.lazy.filter({ $0.count > 1 }).joined() {
            result[file.document.file.path] = index.targets(of: file.found.absolute)
        }
        return NibTargets(result, bundles: needsBundles(sources) ? bundles(index, sources) : [:])
    }

    /// Whether a nib may be looked for in another bundle than its own: where there is a framework or a package.
    private func needsBundles(_ sources: SourceAnalysis?) -> Bool {
        guard sources?.namesBundles ?? false else { return false }
        return projects.contains { $0.mayHaveBundles }
    }

    /// The targets of the nibs and of the sources that name bundles.
    private func bundles(_ index: TargetIndex, _ sources: SourceAnalysis?) -> [String: FileTargets] {
        var result: [String: FileTargets] = [:]
        for file in xibs where !file.found.isForeign {
            result[file.document.file.path] = index.targets(of: file.found.absolute)
        }
        for path in sources?.filesWithBundles ?? [] where result[path] == nil {
            result[path] = index.targets(of: absolute(path))
        }
        return result
    }

    private var xibs: [DocumentFile] { documents.filter { $0.document.kind == .xib } }

    /// Whether targets decide something: a manifest may mean either of two nibs of one name, and without one
    /// only variants in one place are held against each other.
    private var needsTargets: Bool {
        manifests.isEmpty
            ? NibVariants.nibs(of: xibs.map(\.document)).contains { $0.count > 1 } : hasNibsOfOneName
    }

    /// Whether two xibs have one nib name, not both of them other people's.
    private var hasNibsOfOneName: Bool {
        var seen: [NibName: Bool] = [:]
        for file in xibs {
            let isOwn = !file.found.isForeign
            if let other = seen[file.document.nibName], other || isOwn { return true }
            seen[file.document.nibName] = isOwn
        }
        return false
    }
}
