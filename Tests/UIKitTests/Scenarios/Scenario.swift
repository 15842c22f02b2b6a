import Foundation
import Testing

/// One of the checked-in apps under `Fixtures/Scenarios`.
struct Scenario: Sendable, CustomTestStringConvertible {
    let name: String

    static let all = ["sections", "choice", "diffable", "carousels"].map(Scenario.init)

    static let folder = Toolchain.package.appendingPathComponent("Fixtures/Scenarios")

    var testDescription: String { name }
    var url: URL { Self.folder.appendingPathComponent(name) }
    var expectedRows: URL { url.appendingPathComponent("expected-rows.txt") }

    /// What the manifest calls views that no property holds, by the name in the rows.
    var viewNames: [String: String] {
        guard name == "carousels" else { return [:] }
        return ["tag:0": "carousel1", "tag:1": "carousel2", "tag:2": "carousel3"]
    }

    var isPresent: Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent("App").path)
    }

    /// The scenario's Swift files, generated ones included, `Launch.swift` left out.
    func swiftFiles() throws -> [URL] {
        let app = url.appendingPathComponent("App")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: app.path)
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { app.appendingPathComponent($0) }
    }

    /// The planted faults, by the name of their folder.
    func faults() throws -> [ScenarioFault] {
        let folder = url.appendingPathComponent("faults")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { try ScenarioFault(folder.appendingPathComponent($0)) }
    }
}
