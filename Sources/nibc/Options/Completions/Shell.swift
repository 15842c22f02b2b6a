import NibCompiler

/// A shell that completions can be written for, out of the table that the help comes from.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    var script: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }

    static let ruleIDs = RuleCatalog.rules.map(\.id)

    /// Text between single quotes, for all three shells.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
