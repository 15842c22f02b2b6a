import Foundation
import Testing

/// The checked-in apps, compiled with their expected generated code and displayed by the double.
@Suite(.disabled(if: Toolchain.isSanitized)) struct ScenarioTests {
    @Test(arguments: Scenario.all.filter(\.isPresent))
    func `every launch displays the expected views`(scenario: Scenario) throws {
        let runs = try ScenarioBuild(scenario.url).runAll()
        for run in runs {
            #expect(run.raise == nil)
            #expect(run.isDone, "\(run.errors)")
        }
        let text = runs.flatMap(\.lines).map { $0 + "\n" }.joined()
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil {
            try Toolchain.write(text, to: scenario.expectedRows)
        }
        let expected = try? String(contentsOf: scenario.expectedRows, encoding: .utf8)
        #expect(text == expected, "run with UPDATE_FIXTURES=1 to rewrite \(scenario.expectedRows.path)")
    }

    /// Faults of view descriptions need no new code: one build serves them all.
    @Test(arguments: Scenario.all.filter(\.isPresent))
    func `a fault of a view description raises or hides the view`(scenario: Scenario) throws {
        let faults = try scenario.faults().filter { !$0.needsGenerating }
        guard !faults.isEmpty else { return }
        let build = try ScenarioBuild(scenario.url)
        for fault in faults {
            let variant = try build.replacingResources(overlays: [fault.folder], removing: fault.deleted)
            let problems = fault.problems(in: try variant.runAll(), viewNames: scenario.viewNames)
            #expect(problems == [])
        }
    }
}
