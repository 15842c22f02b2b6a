import Foundation
import Testing

/// Every golden, with what an app would declare beside it, as one module: no warning in any mode.
@Suite struct GenerateTypecheckTests {
    private static let app = GenerateFixture.fixtures.appending(path: "Generate/App")

    static let modes = [
        ["-swift-version", "5"],
        ["-swift-version", "5", "-strict-concurrency=complete"],
        ["-swift-version", "6"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        ["-swift-version", "5", "-default-isolation", "MainActor"],
        [
            "-swift-version", "6", "-default-isolation", "MainActor", "-enable-upcoming-feature",
            "InferIsolatedConformances", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        ],
    ]

    @Test(arguments: modes)
    func compilesWithoutAWarning(mode: [String]) throws {
        let compiler = try GenerateCompiler()
        defer { compiler.remove() }
        for module in ["Widgets", "ShopViews"] {
            let (status, text) = try compiler.swiftc([
                "-emit-module", "-parse-as-library", "-module-name", module, "-o",
                compiler.folder.appending(path: module + ".swiftmodule").path,
                Self.app.appending(path: module + ".swift").path,
            ])
            try #require(status == 0, "\(text)")
        }
        let goldens = GenerateFixture.all.flatMap { fixture in
            GenerateFixture.names(in: fixture.folder).filter { $0.hasPrefix("Expected-") }
                .map { fixture.folder.appending(path: $0).path }
        }
        #expect(goldens.count >= 25)
        let (status, text) = try compiler.swiftc(
            [
                "-typecheck", "-wmo", "-warnings-as-errors", "-parse-as-library", "-module-name", "Shop",
                "-package-name", "shop", "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "MemberImportVisibility",
            ] + mode + [Self.app.appending(path: "App.swift").path] + goldens)
        #expect(status == 0 && text.isEmpty, "\(text)")
    }
}
