import Foundation

/// A planted fault: files that replace or join those of a scenario's app, and what the app then does.
///
/// `fault.txt` has the lint rule, the place (`view kind identifier`) and the outcome, a line each;
/// `delete.txt` names files of the app that are gone; `nibc.yml` is the manifest, from which code must be
/// generated anew.
struct ScenarioFault: Sendable {
    enum Outcome: Equatable, Sendable {
        /// An exception, by its rule.
        case raise(String)
        /// The view is not displayed.
        case invisible
        /// A Swift trap.
        case trap
    }

    let name: String
    let folder: URL
    let lintRule: String
    let view: String
    /// `cell` or an element kind.
    let kind: String
    /// Empty if every view of the kind is concerned.
    let identifier: String
    let outcome: Outcome
    let deleted: Set<String>

    init(_ folder: URL) throws {
        let text = try String(contentsOf: folder.appendingPathComponent("fault.txt"), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        guard lines.count >= 3 else {
            throw ScenarioBuild.Failure(description: "\(folder.path): fault.txt has too few lines")
        }
        let place = lines[1].components(separatedBy: " ")
        let words = lines[2].components(separatedBy: " ")
        let deletion = try? String(
            contentsOf: folder.appendingPathComponent("delete.txt"), encoding: .utf8)
        name = folder.lastPathComponent
        self.folder = folder
        lintRule = lines[0]
        view = place[0]
        kind = place.count > 1 ? place[1] : ""
        identifier = place.count > 2 ? place[2] : ""
        deleted = Set((deletion ?? "").split(separator: "\n").map(String.init))
        outcome =
            switch words[0] {
            case "raise": .raise(words[1])
            case "trap": .trap
            default: .invisible
            }
    }

    /// Whether the fault is in the manifest, so that the app's code must be generated anew.
    var needsGenerating: Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("nibc.yml").path)
    }
}
