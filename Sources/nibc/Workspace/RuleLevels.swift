import InterfaceBuilder
import NibCompiler

/// The severities that manifests set, by folder.
struct RuleLevels {
    /// From the innermost folder outwards.
    private let folders: [(path: String, levels: [String: LintSettings.Level])]

    init(_ manifests: [ManifestFile]) {
        folders = manifests.map { file in
            let rules = file.manifest.lint.rules.map { ($0.rule.value, $0.level.value) }
            return (file.absoluteFolder, Dictionary(rules) { _, last in last })
        }
        .sorted { $0.0.utf8.count > $1.0.utf8.count }
    }

    /// The finding with the severity that the innermost manifest gives its rule; nil where it is off.
    func apply(to diagnostic: Diagnostic, at path: String) -> Diagnostic? {
        guard
            let level = folders.lazy.filter({ PathName.isInside(path, $0.path) })
                .compactMap({ $0.levels[diagnostic.id] }).first
        else { return diagnostic }
        guard let severity = Severity(rawValue: level.rawValue) else { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
    }
}
