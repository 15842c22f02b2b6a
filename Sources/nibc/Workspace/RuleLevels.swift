import InterfaceBuilder
import NibCompiler

/// The severities that manifests set, by folder and file.
struct RuleLevels {
    /// What counts first stands first: the innermost manifest and, in it, the innermost path.
    private let places: [(path: String, levels: [String: LintSettings.Level])]

    init(_ manifests: [ManifestFile]) {
        let length = { (path: String) in path.utf8.count }
        places = manifests.sorted { length($0.absoluteFolder) > length($1.absoluteFolder) }.flatMap { file in
            let lint = file.manifest.lint
            let paths = lint.paths.map { (file.absolute($0.path.value), Self.levels($0.rules)) }
                .sorted { length($0.0) > length($1.0) }
            return (paths + [(file.absoluteFolder, Self.levels(lint.rules))]).filter { !$0.1.isEmpty }
        }
    }

    private static func levels(_ rules: [LintSettings.RuleSetting]) -> [String: LintSettings.Level] {
        Dictionary(rules.map { ($0.rule.value, $0.level.value) }) { _, last in last }
    }

    /// The finding with the severity that is set for its rule at its place; nil where it is off.
    func apply(to diagnostic: Diagnostic, at path: String) -> Diagnostic? {
        guard
            let level = places.lazy.filter({ PathName.isInside(path, $0.path) })
                .compactMap({ $0.levels[diagnostic.id] }).first
        else { return diagnostic }
        guard let severity = Severity(rawValue: level.rawValue) else { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
    }
}
