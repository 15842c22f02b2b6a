import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

/// Lint and the running app agree: what lint calls an error raises, traps or stays invisible at the same view,
/// kind and identifier, for a reason that lint's rule names; and an app without an error shows everything.
@Suite(.disabled(if: Toolchain.isSanitized)) struct AgreementTests {
    @Test(arguments: Scenario.all)
    func `a scenario is clean and its code is what is generated`(scenario: Scenario) throws {
        let app = try CompiledApp(scenario.url)
        #expect(app.findings.map(\.message) == [])
        let folder = scenario.url.appendingPathComponent("App/Generated")
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil {
            try app.write(to: scenario.url.appendingPathComponent("App"))
        }
        #expect(
            app.generated.map(\.name)
                == (try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()))
        for file in app.generated {
            let golden = try String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8)
            #expect(file.text == golden, "run Scripts/update-fixtures")
        }
    }

    @Test(arguments: try Planted.all)
    func `lint reports what the app then does`(planted: Planted) throws {
        let fault = planted.fault
        let app = try CompiledApp(planted.scenario.url, overlay: fault.folder, removing: fault.deleted)
        let errors = app.findings.filter { $0.severity == .error }
        #expect(Set(errors.map(\.id)) == [fault.lintRule])
        for error in errors {
            let subject = try #require(error.subject)
            #expect(subject.view == fault.view)
            #expect(subject.kind == fault.kind)
            #expect(subject.identifier ?? "" == fault.identifier)
        }
        if case .raise(let rule) = fault.outcome {
            #expect(RuleCatalog.rule(fault.lintRule)?.uikitRules.contains(rule) == true)
        }
        let problems = fault.problems(
            in: try planted.run(app), viewNames: planted.scenario.viewNames)
        #expect(problems == [])
    }
}

/// A fault with the scenario it is planted in.
struct Planted: Sendable, CustomTestStringConvertible {
    let scenario: Scenario
    let fault: ScenarioFault

    var testDescription: String { "\(scenario.name)/\(fault.name)" }

    static var all: [Planted] {
        get throws {
            try Scenario.all.flatMap { scenario in
                try scenario.faults().map { Planted(scenario: scenario, fault: $0) }
            }
        }
    }

    /// The app with the fault, built with the code that is generated from its manifest, and run.
    func run(_ app: CompiledApp) throws -> [ScenarioRun] {
        let generated = try Toolchain.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: generated) }
        try app.write(to: generated)
        return try ScenarioBuild(
            scenario.url, overlays: [generated, fault.folder], removing: fault.deleted
        ).runAll()
    }
}
