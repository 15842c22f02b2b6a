import Foundation
import Testing

/// A copy of Fixtures/Sample that gets its plug-ins from a package with this build's nibc in it, in the form that
/// `Scripts/bundle` makes.
final class SampleProject {
    private let folder: TemporaryFolder

    static let isPossible = ProcessRun.isThere("swift") && ProcessRun.isThere("ldd") && !Sanitizer.isActive

    init() throws {
        folder = try TemporaryFolder()
        let root = RuleFixtureTests.root
        try folder.makeFolder("nibc/Sources")
        try folder.makeFolder("Bakery")
        let manager = FileManager.default
        for name in ["Package.swift", "Sources/Plugins"] {
            try manager.copyItem(at: root.appending(path: name), to: folder.url(of: "nibc/\(name)"))
        }
        for name in ["Package.swift", "Sources"] {
            try manager.copyItem(
                at: root.appending(path: "Fixtures/Sample/\(name)"), to: folder.url(of: "Bakery/\(name)"))
        }
        let bundle = try ProcessRun(
            root.appending(path: "Scripts/bundle").path, "--binary", CommandRun.binary.path,
            "\(folder.path)/nibc", in: root.path)
        try #require(bundle.status == 0, "\(bundle.output)")
        try edit("Package.swift", "../..", "../nibc")
    }

    var path: String { "\(folder.path)/Bakery" }

    func read(_ name: String) throws -> String { try folder.read("Bakery/\(name)") }

    func write(_ name: String, _ text: String) throws { try folder.write("Bakery/\(name)", text) }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.url(of: "Bakery/\(name)"))
    }

    /// Replaces a text that has to be in the file.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try read(name)
        try #require(text.contains(old), "\(name) has no '\(old)'")
        try write(name, text.replacing(old, with: new))
    }

    func swift(_ arguments: String...) throws -> ProcessRun {
        try ProcessRun(["swift"] + arguments, in: path)
    }

    /// One `swift build`, without any option.
    func build() throws -> Build { Build(run: try swift("build")) }

    /// What the app prints: the registrations that the double of UIKit remembers.
    func registrations() throws -> [String] {
        try ProcessRun(".build/debug/Bakery", in: path).lines
    }

    /// What is generated for a target.
    func generated(_ target: String) throws -> String {
        try read(".build/plugins/outputs/bakery/\(target)/destination/NibcGenerate/nibc+Reuse.swift")
    }

    struct Build {
        let run: ProcessRun

        var status: Int32 { run.status }

        /// The targets for which nibc ran.
        var generated: [String] {
            run.lines.filter { $0.contains("] nibc: generating the reuse code of ") }
                .compactMap { $0.split(separator: " ").last.map(String.init) }.sorted()
        }

        /// Whether a Swift file was compiled.
        var compiles: Bool {
            run.lines.contains { $0.contains("] Compiling ") && !$0.contains("] Compiling plugin ") }
        }
    }
}
