import InterfaceBuilder
import NibCompiler

/// Which findings a run reports, and of what it may say that it is not there.
struct LintLimits {
    private let selection: RuleSelection
    private let workspace: Workspace
    /// The files of `--files-from`, from the root; nil: all.
    private let files: Set<String>?
    /// What was given, where the project around it was read, too.
    private let part: ProjectPart?
    /// Whether suppressions and entries of a baseline without a finding are named. Not where the finding may be missing
    /// because something was not read: a file could not be, or single files were given and not the project.
    let judgesUse: Bool

    init(_ lint: LintOptions, _ workspace: Workspace, _ findings: [Diagnostic], part: ProjectPart?) {
        self.part = part
        selection = lint.selection
        self.workspace = workspace
        files = lint.changedFiles.map { paths in
            Set(
                paths.flatMap { path in
                    // git names files by their real path, whatever link leads to the working directory.
                    [PathName.absolute(path, in: workspace.workingFolder)]
                        + [PathName.real(path)].compactMap { $0 }
                })
        }
        let unread: Set<String> = [Rule.unreadableFile.id, Rule.malformedXML.id, Rule.mergeConflict.id]
        judgesUse = !workspace.hasGivenFiles && !findings.contains { unread.contains($0.id) }
    }

    /// Whether anything is left out.
    var areSet: Bool {
        files != nil || part != nil || !judgesUse || !RuleCatalog.rules.allSatisfy { selects($0.id) }
    }

    func selects(_ rule: String) -> Bool { selection.contains(rule) }

    func contains(_ finding: Diagnostic) -> Bool {
        selects(finding.id) && holds(workspace.absolute(finding.range.file.path))
    }

    private func holds(_ path: String) -> Bool {
        (files?.contains(path) ?? true) && (part?.contains(path) ?? true)
    }

    /// Whether a finding of the entry would be among those of this run, so that without one the entry is obsolete: its
    /// rule and file are not left out, and the file was read or is gone.
    func judges(_ entry: BaselineEntry, from folder: String) -> Bool {
        let path = PathName.absolute(entry.path, in: folder)
        return judgesUse && selects(entry.rule) && holds(path)
            && (workspace.hasRead(path) || PathName.real(path) == nil)
    }
}
