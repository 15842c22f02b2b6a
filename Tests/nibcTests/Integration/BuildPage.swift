import Foundation
import Testing

/// A page of the documentation about builds, whose examples are what the tests run.
enum BuildPage {
    static func text(_ name: String) throws -> String {
        let folder = RuleFixtureTests.root.appending(path: "Sources/NibCompiler/Documentation.docc")
        return try String(contentsOf: folder.appending(path: "\(name).md"), encoding: .utf8)
    }

    /// The first block of code in this language.
    static func code(of page: String, language: String) throws -> String {
        let parts = try text(page).components(separatedBy: "```\(language)\n")
        try #require(parts.count > 1, "\(page) has no code in \(language)")
        return String(parts[1].components(separatedBy: "```")[0])
    }
}
