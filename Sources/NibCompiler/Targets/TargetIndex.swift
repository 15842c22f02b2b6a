/// Every package and project that was found, asked as one.
package struct TargetIndex: Sendable {
    private let memberships: [TargetMembership]

    package init(_ memberships: [TargetMembership]) {
        self.memberships = memberships
    }

    /// What is known of the file at an absolute path.
    package func targets(of file: String) -> FileTargets {
        var result = FileTargets()
        for membership in relevant(to: file) {
            let answer = membership.targets(of: file)
            result.targets.formUnion(answer.targets)
            result.knownProjects.formUnion(answer.knownProjects)
        }
        return result
    }

    /// Whether the file at an absolute path is built by nobody: a project lists its neighbours, and no target of any
    /// project or package has it, as far as all of them are known.
    package func isLeftOver(_ file: String) -> Bool {
        let candidates = relevant(to: file)
        guard candidates.contains(where: { !$0.isPackage && $0.listsNeighbours(of: file) }) else {
            return false
        }
        return candidates.allSatisfy {
            let answer = $0.targets(of: file)
            return answer.targets.isEmpty && answer.knownProjects.contains($0.project)
        }
    }

    /// The targets that a manifest in an absolute folder is about: those with the name of its `module`, else
    /// those whose folder it lies in. Empty where that is not known, or where it could be several projects'.
    package func targets(ofManifestIn folder: String, module: String?) -> Set<BuildTarget> {
        let candidates = relevant(to: folder)
        let around = candidates.reduce(into: Set<BuildTarget>()) { $0.formUnion($1.targets(around: folder)) }
        var named: Set<BuildTarget> = []
        if let module {
            named = Set(candidates.flatMap(\.targets).filter { $0.isCalled(module) })
            let inside = named.intersection(around)
            if !inside.isEmpty { named = inside }
        }
        let result = named.isEmpty ? around : named
        return Set(result.map(\.project)).count == 1 ? result : []
    }

    /// Without the packages that do not have the path, since it lies outside or in a package further inside.
    private func relevant(to path: String) -> [TargetMembership] {
        let packages = memberships.filter {
            $0.isPackage && FolderPath.relative(path, to: $0.folder) != nil
        }
        let innermost = packages.max { $0.folder.utf8.count < $1.folder.utf8.count }
        return memberships.filter { !$0.isPackage || $0.project == innermost?.project }
    }
}
