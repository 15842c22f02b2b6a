import Foundation
import NibCompiler
import Testing

/// `Fixtures/Rules/<id>/example`: which lines of the rule's fixtures are its example.
///
/// A line names one excerpt: `bad` or `good`, a file below the rule's folder, and the first and the last line.
struct ExampleFixture {
    struct Part: Equatable {
        var isBad: Bool
        var path: String
        var lines: ClosedRange<Int>
    }

    let id: String
    let parts: [Part]

    init?(_ id: String) throws {
        guard try Repository.names(in: "Fixtures/Rules/\(id)").contains("example") else { return nil }
        self.id = id
        parts = try Repository.text("Fixtures/Rules/\(id)/example").split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let numbers = try #require(words.last).split(separator: "-").compactMap { Int($0) }
            try #require(words.count >= 3 && numbers.count == 2 && numbers[0] <= numbers[1], "\(id): \(line)")
            return Part(
                isBad: words[0] == "bad", path: words[1..<(words.count - 1)].joined(separator: " "),
                lines: numbers[0]...numbers[1])
        }
    }

    func example() throws -> RuleExample {
        RuleExample(
            bad: try parts.filter(\.isBad).map(excerpt), good: try parts.filter { !$0.isBad }.map(excerpt))
    }

    private func excerpt(_ part: Part) throws -> RuleExample.Excerpt {
        let text = try Repository.text("Fixtures/Rules/\(id)/\(part.path)")
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(part.lines.upperBound <= all.count, "\(id): \(part.path)")
        let lines = all[(part.lines.lowerBound - 1)..<part.lines.upperBound]
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return RuleExample.Excerpt(
            String(part.path.split(separator: "/").last ?? ""),
            lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n"))
    }

    /// Whether an excerpt of the bad fixture has a line with a finding of `expected.txt`, or the place of a note.
    func showsAFinding() throws -> Bool {
        try parts.filter(\.isBad).contains { part in
            let folders = ["source/bad/", "library/bad/", "bad/"]
            let folder = try #require(folders.first { part.path.hasPrefix($0) })
            let expected = try Repository.text(
                "Fixtures/Rules/\(id)/\(folder.dropLast("bad/".count))expected.txt")
            let name = part.path.dropFirst(folder.count)
            return expected.split(separator: "\n").contains { line in
                guard line.hasPrefix("\(name):") else { return false }
                let number = line.dropFirst(name.count + 1).prefix { $0 != ":" }
                return Int(number).map(part.lines.contains) ?? false
            }
        }
    }

    // MARK: The source

    /// `RuleExample+Fixtures.swift`, in which the command carries the examples.
    static func source(_ examples: [(id: String, example: RuleExample)]) -> String {
        var text = """
            // Written by Scripts/update-fixtures from Fixtures/Rules/*/example; do not edit.
            // swift-format-ignore-file

            extension RuleExample {
                /// The example of the rule with this id.
                static func of(_ id: String) -> RuleExample? {
                    switch id {

            """
        for (id, example) in examples {
            text += "        case \"\(id)\":\n            RuleExample(\n                bad: ["
            text += example.bad.map(literal).joined() + "\n                ],\n                good: ["
            text += example.good.map(literal).joined() + "\n                ])\n"
        }
        return text + "        default: nil\n        }\n    }\n}\n"
    }

    private static func literal(_ excerpt: RuleExample.Excerpt) -> String {
        let margin = String(repeating: " ", count: 24)
        let lines = excerpt.text.split(separator: "\n", omittingEmptySubsequences: false)
        return "\n                    Excerpt(\n\(margin)\"\(excerpt.name)\",\n\(margin)##\"\"\"\n"
            + lines.map { $0.isEmpty ? "\n" : "\(margin)\($0)\n" }.joined() + "\(margin)\"\"\"##),"
    }
}
