import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

/// The catalogue, the rule files, the fixture folders and the documentation's pages are one-to-one.
@Suite struct CatalogTests {
    private let ids = RuleCatalog.rules.map(\.id)

    @Test func idsAreSortedUniqueAndKebabCase() {
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (97...122).contains($0) } })
    }

    @Test func everyRuleIsExplained() {
        for rule in RuleCatalog.rules {
            #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."), "\(rule.id)")

            #expect(rule.explanation.contains("\n\n"), "\(rule.id): says why and what to do")
        }
    }

    @Test func everyRuleHasAFile() throws {
        let files = try Repository.names(in: "Sources/NibCompiler/Lint/Rules").map { $0.dropLast(6) }
        let expected = ids.map { id in
            id.split(separator: "-").map { $0 == "xml" ? "XML" : $0.prefix(1).uppercased() + $0.dropFirst() }
                .joined()
        }
        #expect(files.map(String.init).sorted() == expected.sorted())
    }

    @Test func everyRuleHasFixtures() throws {
        #expect(try Repository.names(in: "Fixtures/Rules") == ids)
        for id in ids {
            let names = try Repository.names(in: "Fixtures/Rules/\(id)")
            let variants = ["example", "fixed", "library", "source"]
            #expect(names.filter { !variants.contains($0) } == ["bad", "expected.txt", "good"], "\(id)")
        }
    }

    /// The fixtures show no severity that `nibc rules` does not tell of.
    @Test func severitiesAreThoseOfTheFixtures() throws {
        for rule in RuleCatalog.rules {
            var found: Set<String> = []
            for variant in ["", "/source", "/library"] {
                let path = "Fixtures/Rules/\(rule.id)\(variant)/expected.txt"
                guard let text = try? Repository.text(path) else { continue }
                for line in text.split(separator: "\n") where line.hasSuffix("[\(rule.id)]") {
                    for severity in ["error", "warning", "note"] where line.contains(": \(severity): ") {
                        found.insert(severity)
                    }
                }
            }
            let declared = Set(([rule.severity] + rule.otherSeverities).map(\.rawValue))
            #expect(found.isSubset(of: declared), "\(rule.id)")
        }
    }

    @Test func everyRuleHasItsPage() throws {
        let folder = "Sources/NibCompiler/Documentation.docc/Rules"
        if Repository.updatesFixtures {
            try? FileManager.default.removeItem(at: Repository.url(folder))
            for rule in RuleCatalog.rules {
                let example = try ExampleFixture(rule.id)?.example()
                try Repository.write(RulePage.text(of: rule, example: example), to: "\(folder)/\(rule.id).md")
            }
        }
        #expect(try Repository.names(in: folder) == ids.map { $0 + ".md" })
        for rule in RuleCatalog.rules {
            let page = try Repository.text("\(folder)/\(rule.id).md")
            let example = try ExampleFixture(rule.id)?.example()
            #expect(page == RulePage.text(of: rule, example: example), "run Scripts/update-fixtures")
        }
    }

    /// The command carries the examples; they are lines of the fixtures, and nibc finds the bad ones.
    @Test func everyRuleHasAnExampleFromItsFixtures() throws {
        let path = "Sources/NibCompiler/Lint/RuleExample+Fixtures.swift"
        var examples: [(id: String, example: RuleExample)] = []
        for id in ids {
            guard let fixture = try ExampleFixture(id) else {
                // Its files are compiled, or are no text.
                #expect(id == "unreadable-file", "\(id)")
                continue
            }
            #expect(try fixture.showsAFinding(), "\(id)")
            examples.append((id, try fixture.example()))
        }
        let source = ExampleFixture.source(examples)
        if Repository.updatesFixtures { try Repository.write(source, to: path) }
        #expect(try Repository.text(path) == source, "run Scripts/update-fixtures")
        // What was just written is not compiled yet.
        for (id, example) in examples where !Repository.updatesFixtures {
            #expect(RuleCatalog.rule(id)?.example == example, "build again after Scripts/update-fixtures")
            #expect(!example.bad.isEmpty, "\(id)")
        }
    }

    @Test func everyCitedRuleOfUIKitIsListed() throws {
        let page = try Repository.text("Sources/NibCompiler/Documentation.docc/UIKitRules.md")
        for rule in RuleCatalog.rules {
            for number in rule.uikitRules {
                #expect(page.contains("| \(number) | "), "\(rule.id): \(number)")
            }
        }
    }
}
