import Foundation
import Testing

@Suite struct TypecheckTests {
    /// All scenarios in one module: their type names are unique.
    @Test(.enabled(if: Scenario.all.contains(where: \.isPresent)), arguments: Typecheck.Mode.allCases)
    func `the scenarios compile without a warning`(mode: Typecheck.Mode) throws {
        let present = Scenario.all.filter(\.isPresent)
        var sources = try present.flatMap { try $0.swiftFiles() }.map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
        sources.append(("Detached.swift", Self.detached(present)))
        let diagnostics = try Typecheck.check(sources, mode: mode)
        #expect(diagnostics == "")
    }

    @Test(arguments: Typecheck.Mode.allCases)
    func `what apps write compiles without a warning`(mode: Typecheck.Mode) throws {
        let diagnostics = try Typecheck.check([("Sample.swift", TypecheckSample.text)], mode: mode)
        #expect(diagnostics == "")
    }

    /// Reads each scenario's identifiers off the main actor.
    private static func detached(_ scenarios: [Scenario]) -> String {
        let identifiers = [
            "sections": "ViewController.ReuseIdentifier", "choice": "CatalogController.ListType",
            "diffable": "MovieListController.ReuseIdentifier",
            "carousels": "CarouselController.ReuseIdentifier",
        ]
        let reads = scenarios.compactMap { identifiers[$0.name] }
            .map { "Set(\($0).allCases.map(\\.rawValue)).count" }
        return "func read() { Task.detached { print(\(reads.joined(separator: ", "))) } }"
    }

    /// A section that the generated code does not know is an error in each switch over sections.
    @Test(.enabled(if: Scenario(name: "sections").isPresent))
    func `a new section does not compile`() throws {
        let sources = try Scenario(name: "sections").swiftFiles().map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
        let changed = sources.map { ($0, $1.replacing("case section2\n", with: "case section2, section3\n")) }
        let diagnostics = try Typecheck.check(changed, mode: .six)
        #expect(diagnostics.components(separatedBy: "error: switch must be exhaustive").count == 5)
    }

    @Test func `the modes differ`() throws {
        let text = """
            import UIKit
            func free() { _ = UILabel(frame: .zero) }
            enum Nibs { static let cell = UINib(nibName: "Cell", bundle: nil) }
            """
        let diagnostics = try Typecheck.check([("Bad.swift", text)], mode: .six)
        #expect(diagnostics.contains("error"))
        let none = try Typecheck.check([("Bad.swift", text)], mode: .sixMainActor)
        #expect(none == "")
    }
}
