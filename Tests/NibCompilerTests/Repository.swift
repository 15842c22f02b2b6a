import Foundation

/// The project's own files, for tests that hold them against each other.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether expectations are rewritten. Refused on CI: there a difference is a failure.
    static var updatesFixtures: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["UPDATE_FIXTURES"] == "1" && environment["CI"] == nil
    }

    static func url(_ path: String) -> URL { root.appending(path: path) }

    /// The names in a folder, sorted; hidden files left out.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// The files below a folder with one of these extensions, as paths from the root, sorted.
    static func files(in folder: String, extensions: Set<String>) -> [String] {
        let base = url(folder).path
        let found = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return found.filter { extensions.contains(URL(filePath: $0).pathExtension) }.map { "\(folder)/\($0)" }
            .sorted()
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    static func write(_ text: String, to path: String) throws {
        let url = url(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
