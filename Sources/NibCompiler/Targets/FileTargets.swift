/// What is known of the targets that a file is built into.
package struct FileTargets: Hashable, Sendable {
    /// The targets that it is certainly in.
    package var targets: Set<BuildTarget>
    /// The projects of which all targets are known that have the file; it is in none of their others.
    package var knownProjects: Set<String>

    package init(targets: Set<BuildTarget> = [], knownProjects: Set<String> = []) {
        self.targets = targets
        self.knownProjects = knownProjects
    }

    package static let unknown = FileTargets()

    /// Whether the file is in the target; nil where that is not known.
    package func isIn(_ target: BuildTarget) -> Bool? {
        if targets.contains(target) { return true }
        return knownProjects.contains(target.project) ? false : nil
    }

    /// Whether the file is in one of the targets; nil where that is not known.
    package func isIn(anyOf targets: Set<BuildTarget>) -> Bool? {
        let answers = targets.map(isIn)
        if answers.contains(true) { return true }
        return answers.isEmpty || answers.contains(nil) ? nil : false
    }

    /// Whether both files may end up in one bundle. False only where it is known that they do not.
    package func mayShareTarget(with other: FileTargets) -> Bool {
        if targets.isEmpty && other.targets.isEmpty || !targets.isDisjoint(with: other.targets) {
            return true
        }
        return
            !(targets.allSatisfy { other.isIn($0) == false }
            && other.targets.allSatisfy { isIn($0) == false })
    }
}
