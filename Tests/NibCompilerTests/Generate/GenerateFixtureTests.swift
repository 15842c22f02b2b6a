import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

/// Every folder under Fixtures/Generate against its goldens, whole. `UPDATE_FIXTURES=1` rewrites them.
@Suite struct GenerateFixtureTests {
    @Test(arguments: GenerateFixture.all)
    func generatesAsExpected(_ fixture: GenerateFixture) throws {
        let outcome = try fixture.outcome()
        let goldens = Set(GenerateFixture.names(in: fixture.folder).filter { $0.hasPrefix("Expected") })
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1" {
            try #require(environment["CI"] == nil, "expectations are not rewritten in CI")
            for name in goldens.subtracting(outcome.keys) {
                try FileManager.default.removeItem(at: fixture.folder.appending(path: name))
            }
            for (name, text) in outcome {
                try text.write(to: fixture.folder.appending(path: name), atomically: true, encoding: .utf8)
            }
            return
        }
        #expect(goldens == Set(outcome.keys), "a golden is missing, or is of a file that is not generated")
        #expect(!outcome.isEmpty)
        for (name, text) in outcome where goldens.contains(name) {
            let golden = try String(contentsOf: fixture.folder.appending(path: name), encoding: .utf8)
            #expect(text.utf8.elementsEqual(golden.utf8), "\(name) differs:\n\(text)")
        }
    }

    @Test func hasEnoughCases() {
        #expect(GenerateFixture.all.count >= 20)
    }

    /// The scenarios' generated files are what their manifests give, byte for byte.
    @Test(arguments: GenerateFixture.scenarios)
    func generatesTheScenario(_ scenario: GenerateFixture) throws {
        let (files, diagnostics) = Compiler.generate(try scenario.scope())
        #expect(diagnostics.isEmpty, "\(GenerateFixture.text(diagnostics))")
        let folder = scenario.folder.appending(path: "Generated")
        #expect(GenerateFixture.names(in: folder) == files.map(\.name))
        for file in files {
            let golden = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
            #expect(file.text.utf8.elementsEqual(golden.utf8), "\(file.name) differs:\n\(file.text)")
        }
    }

    @Test(arguments: GenerateFixture.all)
    func isStableAndTidy(_ fixture: GenerateFixture) throws {
        let scope = try fixture.scope()
        let (files, _) = Compiler.generate(scope)
        #expect(Compiler.generate(scope).files == files)
        let reversed = ManifestScope(manifest: scope.manifest, documents: scope.documents.reversed())
        #expect(Compiler.generate(reversed).files == files)
        for file in files {
            #expect(file.text.hasPrefix(GeneratedFile.marker + "\n"))
            #expect(file.text.hasSuffix("}\n") && !file.text.hasSuffix("\n\n"))
            for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(!line.hasSuffix(" ") && !line.contains("\t"), "\(line)")
                // A name cannot be broken.
                let isOneName = line.split(separator: " ").contains { $0.count > 100 }
                #expect(line.count <= 120 || isOneName, "\(line)")
            }
            #expect(!file.text.contains("\n\n\n"))
        }
    }

    /// Lint drops the plan's findings of rules that look for themselves: then they have found it.
    @Test(arguments: GenerateFixture.all)
    func nothingIsReportedByTheGeneratorAlone(_ fixture: GenerateFixture) throws {
        let scope = try fixture.scope()
        let found = Compiler.lint(Program(documents: scope.documents, scopes: [scope]))
        for diagnostic in Compiler.generate(scope).diagnostics {
            let line = GenerateFixture.line(diagnostic.range)
            #expect(found.contains { $0.id == diagnostic.id && GenerateFixture.line($0.range) == line })
        }
    }

    /// Nothing newer than Swift 5.9: typed throws, `nonisolated` on a type, raw identifiers.
    @Test(arguments: GenerateFixture.all)
    func isOldEnough(_ fixture: GenerateFixture) throws {
        for file in Compiler.generate(try fixture.scope()).files {
            for line in file.text.split(separator: "\n") where !line.contains("//") && !line.contains("\"") {
                #expect(!line.contains("throws("), "\(line)")
                #expect(!line.contains("nonisolated "), "\(line)")
                #expect(!line.contains(" import "), "\(line)")
                #expect(!line.contains("~"), "\(line)")
                for raw in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                where !raw.offset.isMultiple(of: 2) {
                    #expect(raw.element.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }, "\(line)")
                }
            }
        }
    }
}
