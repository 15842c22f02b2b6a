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
            let variants = ["fixed", "library", "source"]
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
                try Repository.write(RulePage.text(of: rule), to: "\(folder)/\(rule.id).md")
            }
        }
        #expect(try Repository.names(in: folder) == ids.map { $0 + ".md" })
        for rule in RuleCatalog.rules {
            let page = try Repository.text("\(folder)/\(rule.id).md")
            #expect(page == RulePage.text(of: rule), "run Scripts/update-fixtures")
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
