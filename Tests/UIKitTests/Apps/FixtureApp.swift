import Foundation
import Testing

/// One of the checked-in apps under `Fixtures/Apps`: what their manifests say, no scenario does.
struct FixtureApp: Sendable, CustomTestStringConvertible {
    let name: String

    /// Every folder. Where goldens are rewritten, the code is, before a test compiles it.
    static let all: [FixtureApp] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let apps = names.sorted().map(FixtureApp.init)
        for app in apps where updates { try? CompiledApp(app.url).write(to: app.sources) }
        return apps
    }()

    private static let folder = Toolchain.package.appendingPathComponent("Fixtures/Apps")

    var testDescription: String { name }
    var url: URL { Self.folder.appendingPathComponent(name) }
    var sources: URL { url.appendingPathComponent("App") }
    var expectedRows: URL { url.appendingPathComponent("expected-rows.txt") }

    /// Whether goldens are rewritten; never in CI.
    static var updates: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["UPDATE_FIXTURES"] == "1" && environment["CI"] == nil
    }

    /// The app's Swift files, generated ones included.
    func swiftFiles() throws -> [(name: String, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { path in
                let url = sources.appendingPathComponent(path)
                return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
            }
    }

    /// The checked-in generated code, by the names of the files.
    func goldens() throws -> [String: String] {
        let folder = sources.appendingPathComponent("Generated")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
            })
    }
}
