import Foundation
import Testing

@Suite struct TypecheckTests {
    /// All scenarios in one module: their type names are unique.
    @Test(.enabled(if: Scenario.all.contains(where: \.isPresent)), arguments: Typecheck.Mode.allCases)
    func `the scenarios compile without a warning`(mode: Typecheck.Mode) throws {
        let files = try Scenario.all.filter(\.isPresent).flatMap { try $0.swiftFiles() }
        let diagnostics = try Typecheck.check(files, mode: mode)
        #expect(diagnostics == "")
    }

    @Test(arguments: Typecheck.Mode.allCases)
    func `what apps write compiles without a warning`(mode: Typecheck.Mode) throws {
        let diagnostics = try Typecheck.check([("Sample.swift", TypecheckSample.text)], mode: mode)
        #expect(diagnostics == "")
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
