import Foundation
import Testing

/// Every folder under Fixtures/Manifests against its expectation. `UPDATE_FIXTURES=1` rewrites them.
@Suite struct ManifestFixtureTests {
    @Test(arguments: ManifestFixture.all)
    func readsAsExpected(_ fixture: ManifestFixture) throws {
        let outcome = try fixture.outcome()
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1" {
            try #require(environment["CI"] == nil, "expectations are not rewritten in CI")
            try outcome.write(to: fixture.expectation, atomically: true, encoding: .utf8)
            return
        }
        let expected = try String(contentsOf: fixture.expectation, encoding: .utf8)
        #expect(outcome == expected)
    }

    @Test func everyFolderHasAManifestAndAnExpectation() throws {
        #expect(ManifestFixture.all.count > 60)
        for fixture in ManifestFixture.all {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: ManifestFixture.folder.appending(path: fixture.name).path)
            let visible = Set(names.filter { !$0.hasPrefix(".") })
            #expect(visible == ["nibc.yml", "expected.txt"], "\(fixture.name)")
        }
    }

    /// A folder's name says what to expect.
    @Test(arguments: ManifestFixture.all)
    func goodOnesHaveNoFinding(_ fixture: ManifestFixture) throws {
        let isGood = try fixture.outcome().hasPrefix("complete: true\n")
        #expect(isGood == fixture.name.hasPrefix("good-"))
    }
}
