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
    /// Whether files were listed, and none of them is there.
    let missesEveryFile: Bool
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
        missesEveryFile =
            lint.changedFiles.map { !$0.isEmpty && $0.allSatisfy { PathName.real($0) == nil } } ?? false
        let unread: Set<String> = [Rule.unreadableFile.id, Rule.malformedXML.id, Rule.mergeConflict.id]
        judgesUse = !workspace.hasGivenFiles && !findings.contains { unread.contains($0.id) }
    }

    /// Whether anything is left out.
    var areSet: Bool {
        files != nil || part != nil || !judgesUse || !RuleCatalog.rules.allSatisfy { selects($0.id) }
    }

    func selects(_ rule: String) -> Bool { selection.contains(rule) }

    /// Whether the finding stands in one of the files, or one of the places that it names: what was changed may be at
    /// fault for what is wrong elsewhere.
    private func contains(_ finding: Diagnostic) -> Bool {
        if holds(workspace.absolute(finding.range.file.path)) { return true }
        return files != nil
            && finding.notes.contains { note in
                note.range.map { holds(workspace.absolute($0.file.path)) } ?? false
            }
    }

    /// Findings that are reported, and those of other files.
    func parted(_ findings: [Diagnostic]) -> (kept: [Diagnostic], leftOut: [Diagnostic]) {
        findings.reduce(into: ([], [])) { parts, finding in
            if contains(finding) { parts.0.append(finding) } else { parts.1.append(finding) }
        }
    }

    /// Such as `3 errors in other files are left out`; nil for no findings.
    static func remark(on leftOut: [Diagnostic]) -> String? {
        guard !leftOut.isEmpty else { return nil }
        return "\(FindingReport.counts(leftOut)) in other files \(leftOut.count == 1 ? "is" : "are") left out"
    }

    /// What to say where the list's paths lead nowhere: most often they are seen from another folder.
    static let missingFilesRemark =
        "none of the files listed is there; paths are seen from the working directory, as"
        + " 'git diff --name-only --relative' prints them"

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
