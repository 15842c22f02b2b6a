import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

/// Small apps with manifests unlike the scenarios': linted, generated, compiled in every mode and displayed
/// by the double.
@Suite(.disabled(if: Toolchain.isSanitized)) struct AppTests {
    @Test func `every app has faults, and every fault an app`() {
        #expect(Set(AppFault.all.map(\.app)) == Set(FixtureApp.all.map(\.name)))
    }

    @Test(arguments: FixtureApp.all)
    func `an app is clean and its code is what is generated`(app: FixtureApp) throws {
        let compiled = try CompiledApp(app.url)
        #expect(compiled.findings.map(\.message) == [])
        #expect(try Self.files(compiled) == app.goldens(), "run with UPDATE_FIXTURES=1")
    }

    /// All apps in one module: their type names are unique.
    @Test(arguments: Typecheck.Mode.allCases)
    func `the apps compile without a warning`(mode: Typecheck.Mode) throws {
        let diagnostics = try Typecheck.check(FixtureApp.all.flatMap { try $0.swiftFiles() }, mode: mode)
        #expect(diagnostics == "")
    }

    /// One build serves the app and all of its faults: those are in view descriptions.
    @Test(arguments: FixtureApp.all)
    func `an app shows the expected views, and a fault raises where lint reports it`(
        app: FixtureApp
    ) throws {
        let build = try ScenarioBuild(app.url)
        try checkRows(of: app, build)
        let faults = AppFault.all.filter { $0.app == app.name }
        #expect(faults.count >= 2)
        for fault in faults { try check(fault, in: app, build) }
    }

    private func checkRows(of app: FixtureApp, _ build: ScenarioBuild) throws {
        let runs = try build.runAll()
        for run in runs {
            #expect(run.raise == nil)
            #expect(run.isDone, "\(run.errors)")
        }
        let text = runs.flatMap { run in
            zip(run.lines, run.rows).map { "\($0) \($1.identifier ?? "-")\n" }
        }.joined()
        if FixtureApp.updates { try Toolchain.write(text, to: app.expectedRows) }
        let expected = try? String(contentsOf: app.expectedRows, encoding: .utf8)
        #expect(text == expected, "run with UPDATE_FIXTURES=1 to rewrite \(app.expectedRows.path)")
    }

    /// Every error is by the fault's rule, and each exception is at the view, kind and identifier of one.
    private func check(_ fault: AppFault, in app: FixtureApp, _ build: ScenarioBuild) throws {
        let folder = try Toolchain.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try fault.write(of: app, to: folder)
        let errors = try CompiledApp(app.url, overlay: folder, removing: fault.removed).findings
            .filter { $0.severity == .error }
        #expect(Set(errors.map(\.id)) == [fault.lintRule], "\(fault.testDescription)")
        let runs = try build.replacingResources(overlays: [folder], removing: fault.removed).runAll()
        let raises = runs.compactMap(\.raise)
        #expect(!raises.isEmpty, "\(fault.testDescription) raises nothing")
        for raise in raises {
            #expect(
                errors.compactMap(\.subject).contains { Self.agrees($0, raise) },
                "\(fault.testDescription): \(errors.map(\.subject)), \(raise)")
            #expect(
                RuleCatalog.rule(fault.lintRule)?.uikitRules.contains(raise.rule) == true,
                "\(fault.testDescription): \(raise)")
        }
    }

    /// Whether lint speaks of the view that raised. A decoration view has no identifier, and that of a
    /// registration object is private.
    private static func agrees(_ subject: ReuseSubject, _ raise: ScenarioRun.RaiseLine) -> Bool {
        let kind = raise.family == "tableHeaderFooter" ? "header or footer" : raise.kind ?? "cell"
        let isNamed = raise.family != "decoration" && !raise.identifier.hasPrefix("registration-")
        return subject.view == raise.view && subject.kind == kind
            && (subject.identifier == raise.identifier || !isNamed)
    }

    private static func files(_ app: CompiledApp) -> [String: String] {
        Dictionary(uniqueKeysWithValues: app.generated.map { ($0.name, $0.text) })
    }
}
