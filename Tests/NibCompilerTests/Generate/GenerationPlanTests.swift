import Foundation
import NibCompiler
import Testing

@Suite struct GenerationPlanTests {
    private func names(_ fixture: String) throws -> [String] {
        let folder = GenerateFixture.fixtures.appending(path: "Generate/\(fixture)")
        let plan = GenerationPlan(try GenerateFixture(folder: folder).scope())
        return plan.controllers.flatMap(\.declaredNames).map(\.description)
    }

    @Test func listsWhatIsDeclared() throws {
        #expect(
            try names("sizes-by-section-with-zero") == [
                "ProfileSection", "ReuseIdentifier", "dequeueProfileHeader(from:for:)",
                "dequeueFriendCell(from:for:)", "registerReusableViews(in:)",
                "dequeueSupplementaryView(ofKind:from:for:)", "headerSize(inSection:)",
            ])
        #expect(try names("tags-different-sets").contains("makeLayout(for:)"))
        #expect(try names("table-cells-and-header").contains("dequeue(_:from:for:source:)"))
    }

    /// Every function and type of a golden is in the list.
    @Test(arguments: GenerateFixture.all)
    func listsEveryDeclaration(_ fixture: GenerateFixture) throws {
        let scope = try fixture.scope()
        let declared = Set(GenerationPlan(scope).controllers.flatMap(\.declaredNames).map(\.name))
        for file in Compiler.generate(scope).files {
            for line in file.text.split(separator: "\n") {
                guard let declaration = Self.declaration(line) else { continue }
                #expect(declared.contains(declaration), "\(declaration)")
            }
        }
    }

    private static func declaration(_ line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard line.hasPrefix("    "), let keyword = words.firstIndex(where: { $0 == "func" || $0 == "enum" }),
            words[..<keyword].allSatisfy({ ["public", "package", "private", "static"].contains($0) }),
            words.indices.contains(keyword + 1)
        else { return nil }
        return String(words[keyword + 1].prefix { !"(:<".contains($0) }.filter { $0 != "`" })
    }
}
