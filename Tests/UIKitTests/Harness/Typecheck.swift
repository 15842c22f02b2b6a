import Foundation

/// Typechecks Swift against the double in the modes that generated code must pass without a warning.
enum Typecheck {
    enum Mode: String, CaseIterable, Sendable {
        case five = "Swift 5"
        case fiveComplete = "Swift 5, complete concurrency"
        case six = "Swift 6"
        case sixMainActor = "Swift 6, MainActor"
        case fiveMainActor = "Swift 5, MainActor"
        case sixMainActorUpcoming = "Swift 6, MainActor, inferred conformances, nonisolated nonsending"

        var arguments: [String] {
            switch self {
            case .five: ["-swift-version", "5"]
            case .fiveComplete: ["-swift-version", "5", "-strict-concurrency=complete"]
            case .six: ["-swift-version", "6"]
            case .sixMainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
            case .fiveMainActor: ["-swift-version", "5", "-default-isolation", "MainActor"]
            case .sixMainActorUpcoming:
                Self.sixMainActor.arguments + [
                    "-enable-upcoming-feature", "InferIsolatedConformances",
                    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
                ]
            }
        }
    }

    /// Checks files as one module, so type names must be unique among them. Warnings are errors.
    /// - Returns: The diagnostics, empty if there are none.
    static func check(_ files: [URL], mode: Mode) throws -> String {
        try check(
            files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }, mode: mode)
    }

    /// Checks texts, each under the name of its file.
    static func check(_ sources: [(name: String, text: String)], mode: Mode) throws -> String {
        let folder = try Toolchain.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try sources.enumerated().map { index, source in
            let url = folder.appendingPathComponent("\(index)-\(source.name)")
            try Data(SourceMask(source.text).text.utf8).write(to: url)
            return url.path
        }
        let result = try Toolchain.compile(
            [
                "-typecheck", "-wmo", "-warnings-as-errors", "-module-name", "Fixture", "-parse-as-library",
                "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "MemberImportVisibility",
            ] + mode.arguments + paths)
        let text = result.output + result.errors
        return result.status == 0 || !text.isEmpty ? text : "status \(result.status)"
    }
}
