import InterfaceBuilder
import NibCompiler

/// What manifests and comments keep from being reported, and which of it was needed.
struct Suppressions {
    private let comments: [AllowComment]
    /// The comments of each file, by their places in `comments`.
    private let commentsByFile: [String: [Int]]
    private let entries: [Entry]
    private let objects: DocumentObjects
    /// The rules of each comment that suppressed something, by their places in it.
    private var usedRules: [Int: Set<Int>] = [:]
    private var usedEntries: Set<Int> = []

    /// An entry of `allow`.
    private struct Entry {
        var manifest: Manifest
        var setting: LintSettings.Allowance
        /// From the root.
        var file: String
        /// Whether the findings of all its files are known, so that it may be found to be unused.
        var isJudged: Bool
    }

    /// - Parameter around: Manifests of folders of which only a part was read.
    init(
        _ manifests: [ManifestFile], around: [ManifestFile], _ comments: [AllowComment],
        _ objects: DocumentObjects
    ) {
        self.comments = comments
        self.objects = objects
        commentsByFile = Dictionary(grouping: comments.indices) { comments[$0].file.path }
        func entries(_ manifests: [ManifestFile], isJudged: Bool) -> [Entry] {
            manifests.flatMap { file in
                file.manifest.lint.allow.map {
                    Entry(
                        manifest: file.manifest, setting: $0, file: file.absolute($0.file.value),
                        isJudged: isJudged)
                }
            }
        }
        self.entries = entries(manifests, isJudged: true) + entries(around, isJudged: false)
    }

    /// What is said about suppressions is not suppressed by them.
    private static let unsuppressed: Set<String> = [
        Rule.unusedSuppression.id, Rule.suppressionWithoutReason.id,
    ]

    /// Whether the finding is not to be reported. Everything that suppresses it counts as needed.
    mutating func suppresses(_ finding: Diagnostic, at absolutePath: String) -> Bool {
        guard !Self.unsuppressed.contains(finding.id) else { return false }
        var isSuppressed = false
        let start = finding.range.bytes.lowerBound
        for index in commentsByFile[finding.range.file.path] ?? [] {
            let comment = comments[index]
            guard comment.allows, comment.line.lowerBound <= start, start < comment.line.upperBound else {
                continue
            }
            for (number, rule) in comment.rules.enumerated() where rule.value == finding.id {
                usedRules[index, default: []].insert(number)
                isSuppressed = true
            }
        }
        for (index, entry) in entries.enumerated()
        where entry.setting.rule.value == finding.id && entry.file == absolutePath {
            if let object = entry.setting.object,
                !objects.isInside(finding.range, objectWithID: object.value)
            {
                continue
            }
            usedEntries.insert(index)
            isSuppressed = true
        }
        return isSuppressed
    }

    /// What is wrong with the suppressions themselves.
    ///
    /// - Parameter judgesUse: Whether all is known that the suppressed findings rest on, so that those without one are
    ///   named.
    func findings(judgesUse: Bool) -> [Diagnostic] {
        var report = Report(rule: .unusedSuppression)
        var reasons = Report(rule: .suppressionWithoutReason)
        for (index, comment) in comments.enumerated() {
            guard comment.allows else {
                let verb = comment.verb.value
                let form = "'// nibc:allow rule-id reason'"
                report.add(
                    comment.isMisspelt && verb == AllowComment.marker + AllowComment.allow
                        ? "a suppression stands at the start of its comment: \(form)"
                        : "'\(comment.isMisspelt ? "" : AllowComment.marker)\(verb)' means nothing; a suppression is"
                            + " \(form)",
                    at: SourceRange(comment.file, comment.verb.range))
                continue
            }
            guard !comment.rules.isEmpty else {
                report.add(
                    "a suppression names the rules that it is for: '// nibc:allow rule-id reason'",
                    at: SourceRange(comment.file, comment.range))
                continue
            }
            if comment.reason.isEmpty {
                reasons.add(
                    "the suppression does not say why", at: SourceRange(comment.file, comment.range))
            }
            add(comment, used: usedRules[index] ?? [], judgesUse: judgesUse, to: &report)
        }
        if judgesUse { addEntries(to: &report) }
        return report.diagnostics + reasons.diagnostics
    }

    private func add(
        _ comment: AllowComment, used: Set<Int>, judgesUse: Bool, to report: inout Report
    ) {
        let known = Set(comment.rules.indices.filter { RuleCatalog.rule(comment.rules[$0].value) != nil })
        let unused = known.subtracting(used)
        for (index, rule) in comment.rules.enumerated() where !used.contains(index) {
            let range = SourceRange(comment.file, rule.range)
            guard known.contains(index) else {
                let near = NearName.suggestion(for: rule.value, among: RuleCatalog.rules.map(\.id))
                let fixes = near.map {
                    Fix(
                        title: "write '\($0)'", edits: [.init(range: range, replacement: $0)],
                        safety: .needsReview)
                }
                report.add(
                    "no rule is called '\(rule.value)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                    at: range, notes: near == nil ? [Note("'nibc rules' lists them")] : [],
                    fixes: fixes.map { [$0] } ?? [])
                continue
            }
            guard judgesUse else { continue }
            let place = comment.isAlone ? "the next line" : "this line"
            report.add(
                "nothing to suppress: no '\(rule.value)' on \(place)", at: range,
                fixes: [comment.removal(of: unused, at: index)])
        }
    }

    private func addEntries(to report: inout Report) {
        let unused = entries.indices.filter { entries[$0].isJudged && !usedEntries.contains($0) }
        for index in unused {
            let entry = entries[index]
            let setting = entry.setting
            let place = "'\(setting.file.value)'" + (setting.object.map { " at object '\($0.value)'" } ?? "")
            report.add(
                "nothing to suppress: no '\(setting.rule.value)' in \(place)",
                at: entry.manifest.place(setting.rule.range), fixes: removal(of: index, among: unused))
        }
    }

    /// Takes the entry out; where none of its list is left, the list becomes an empty one.
    private func removal(of index: Int, among unused: [Int]) -> [Fix] {
        let entry = entries[index]
        let isSame = { (other: Int) in
            entries[other].manifest.file === entry.manifest.file
                && entries[other].setting.list == entry.setting.list
        }
        let edit: Fix.Edit
        if entries.indices.filter(isSame).count == unused.filter(isSame).count {
            edit = Fix.Edit(range: entry.manifest.place(entry.setting.list), replacement: ": []")
        } else if let removal = entry.setting.removal {
            edit = Fix.Edit(range: entry.manifest.place(removal), replacement: "")
        } else {
            return []
        }
        return [Fix(title: "remove the entry", edits: [edit], safety: .safe)]
    }
}

extension AllowComment {
    /// Whether the comment suppresses, and does not say something that nibc does not know.
    fileprivate var allows: Bool { !isMisspelt && verb.value == Self.allow }
}
