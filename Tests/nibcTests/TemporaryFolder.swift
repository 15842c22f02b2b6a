import Foundation

/// A folder of its own for one test; gone with its owner.
final class TemporaryFolder {
    let url: URL

    init() throws {
        // The real path: the command reports paths as the system knows the working directory.
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = base.appendingPathComponent("nibcTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    func url(of name: String) -> URL { url.appendingPathComponent(name) }

    /// Writes a file, and the folders it needs.
    func write(_ name: String, _ text: String) throws {
        try write(name, Data(text.utf8))
    }

    func write(_ name: String, _ data: Data) throws {
        let url = url(of: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: url(of: name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url(of: name).path, withDestinationPath: target)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url(of: name)), as: UTF8.self)
    }

    /// The names in a folder, in order.
    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(of: folder).path).sorted()
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: url(of: name))
    }

    /// Makes files a minute older than they are, all of one age: whatever is written then is newer.
    func age(_ names: [String]) throws {
        let then = Date(timeIntervalSinceNow: -60)
        for name in names {
            try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: url(of: name).path)
        }
    }

    func modificationDate(of name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url(of: name).path)[.modificationDate] as? Date
    }

    func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: url(of: name).path)
    }
}
