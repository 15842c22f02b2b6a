import Foundation

/// An app's folder, compiled against the double.
///
/// The folder has `App` with Swift, .xib and .storyboard files, and may have `Launch.swift` beside it, which
/// defines `@MainActor func launches() -> [Launch]`: a scenario then runs once per launch.
final class ScenarioBuild: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where the compiled app and its resources are, until the last build or variant is gone.
    private final class Folder: Sendable {
        let url: URL

        init() throws {
            url = try Toolchain.temporaryFolder()
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }
    }

    static let resourceExtensions: Set<String> = ["xib", "storyboard"]

    let module: String
    let executable: URL
    let resources: URL
    private let folders: [Folder]

    /// Compiles the app in `folder`.
    /// - Parameters:
    ///   - overlays: Folders whose files replace those at the same place in `App`, or add to them.
    ///   - removing: Files of `App` that are left out, by path.
    init(
        _ folder: URL, overlays: [URL] = [], removing: Set<String> = [], module: String = "App",
        languageMode: String = "5"
    ) throws {
        let temporary = try Folder()
        let files = try Self.files(of: folder, overlays: overlays).filter { !removing.contains($0.key) }
        self.module = module
        folders = [temporary]
        executable = temporary.url.appendingPathComponent(module)
        resources = temporary.url.appendingPathComponent("Resources")
        try Self.copyResources(files, to: resources)
        let launch = folder.appendingPathComponent("Launch.swift")
        var sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map(\.value)
        let hasLaunches = FileManager.default.fileExists(atPath: launch.path)
        if hasLaunches { sources.append(launch) }
        let written = try ScenarioSources.write(sources, hasLaunches: hasLaunches, to: temporary.url)
        let result = try Toolchain.compile(
            ["-wmo", "-swift-version", languageMode, "-module-name", module, "-o", executable.path]
                + Self.coverageArguments + written + Toolchain.objects)
        guard result.status == 0 else { throw Failure(description: result.output + result.errors) }
    }

    private init(_ build: ScenarioBuild, overlays: [URL], removing: Set<String>) throws {
        let temporary = try Folder()
        module = build.module
        executable = build.executable
        folders = build.folders + [temporary]
        resources = temporary.url.appendingPathComponent("Resources")
        var files: [String: URL] = [:]
        for overlay in [build.resources] + overlays { files.merge(try Self.files(below: overlay)) { $1 } }
        try Self.copyResources(files.filter { !removing.contains($0.key) }, to: resources)
    }

    /// The same program with other .xib and .storyboard files: nothing is compiled.
    func replacingResources(overlays: [URL], removing: Set<String> = []) throws -> ScenarioBuild {
        try ScenarioBuild(self, overlays: overlays, removing: removing)
    }

    /// Whether an overlay replaces or adds a Swift file, so that the app must be compiled again.
    static func needsCompiling(_ overlay: URL) throws -> Bool {
        try files(below: overlay).keys.contains { $0.hasSuffix(".swift") }
    }

    /// With coverage the double's object files need the profile run time.
    private static var coverageArguments: [String] {
        ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] == nil ? [] : ["-profile-generate"]
    }

    private static func files(of folder: URL, overlays: [URL]) throws -> [String: URL] {
        var files = try files(below: folder.appendingPathComponent("App"))
        for overlay in overlays { files.merge(try self.files(below: overlay)) { $1 } }
        return files
    }

    /// Swift and Interface Builder files by their path below `folder`.
    private static func files(below folder: URL) throws -> [String: URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let wanted = paths.filter {
            resourceExtensions.union(["swift"]).contains(($0 as NSString).pathExtension)
        }
        return Dictionary(uniqueKeysWithValues: wanted.map { ($0, folder.appendingPathComponent($0)) })
    }

    private static func copyResources(_ files: [String: URL], to resources: URL) throws {
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        for (path, url) in files where resourceExtensions.contains(url.pathExtension) {
            let target = resources.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: url, to: target)
        }
    }
}
