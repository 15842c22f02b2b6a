// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Whether somebody else's package depends on this one. Its consumers then see the command and what it
/// needs, and nothing of the tests: no iOS project may ever meet a target named UIKit.
let isDependency =
    Context.packageDirectory == "/"
    || ["/checkouts/", "/registry/downloads/"].contains(where: Context.packageDirectory.contains)

/// A nibc that is built already, in a folder beside this file: what `Scripts/bundle` makes. With it the plug-ins are
/// all that there is to compile.
let bundle = "nibc.artifactbundle"
let isBuilt = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(bundle)/info.json")

/// The folder of the toolchain's own swift-syntax: the neighbour of the library that runs this manifest,
/// `…/usr/lib/swift/pm/ManifestAPI/libPackageDescription`. Nil where there is none.
///
/// The list of mapped files is read with `getline`: Foundation reads only the first 4 KiB of it.
func hostSyntaxFolder() -> String? {
    if let given = Context.environment["NIBC_SWIFT_SYNTAX"] { return given.isEmpty ? nil : given }
    #if os(Linux)
        let suffix = "so"
        var library: String?
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        while library == nil, getline(&line, &capacity, maps) > 0 {
            let text = String(cString: line!).dropLast()
            if text.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
                library = String(text[text.firstIndex(of: "/")!...])
            }
        }
        free(line)
        fclose(maps)
    #else
        let suffix = "dylib"
        let library = (0..<_dyld_image_count()).lazy
            .compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
            .first { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.dylib") }
    #endif
    guard let library else { return nil }
    let host = URL(fileURLWithPath: library).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("host").path
    let isThere = ["libSwiftParser.\(suffix)", "SwiftParser.swiftmodule"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(host)/\($0)")
    }
    return isThere ? host : nil
}

/// Whether the program's libraries will lie beside it, and so nothing in it may name a folder of this machine.
let isBundled = Context.environment["NIBC_BUNDLE"] != nil

/// Swift sources are read with swift-syntax: the toolchain's own, which is there on every machine that builds
/// this, else the public package. A package that depends on this one gets neither, because a versioned
/// dependency must not name a folder of a machine, and swift-syntax takes minutes to build.
let host = isDependency ? nil : hostSyntaxFolder()
let syntaxSettings: [SwiftSetting] =
    host.map { [.unsafeFlags(["-I", $0, "-enable-library-evolution"])] } ?? []
let syntaxLinker: [LinkerSetting] =
    host.map { [.unsafeFlags(["-L", $0] + (isBundled ? [] : ["-Xlinker", "-rpath", "-Xlinker", $0]))] } ?? []
let syntaxPackages: [Package.Dependency] =
    isDependency || host != nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")]
let syntaxProducts: [Target.Dependency] =
    host != nil ? [] : ["SwiftSyntax", "SwiftParser"].map { .product(name: $0, package: "swift-syntax") }

/// What the command reads Swift with; nothing where it is a dependency.
let swiftReader: [Target.Dependency] = isDependency ? [] : ["SwiftReader"]

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What finds the inputs of nibc, and runs it.
let plugins: [Target] = [
    .plugin(
        name: "NibcGenerate", capability: .buildTool(), dependencies: ["nibc"],
        path: "Sources/Plugins/NibcGenerate"),
    .plugin(
        name: "NibcGenerateCommand",
        capability: .command(
            intent: .custom(
                verb: "nibc-generate", description: "Writes the Swift that registers what nibc.yml names"),
            permissions: [
                .writeToPackageDirectory(
                    reason:
                        "Generated Swift files are written beside each nibc.yml, and outdated ones removed")
            ]),
        dependencies: ["nibc"], path: "Sources/Plugins/NibcGenerateCommand"),
    .plugin(
        name: "NibcLintCommand",
        capability: .command(
            intent: .custom(
                verb: "nibc-lint",
                description: "Checks .xib and .storyboard files against what registers and dequeues them")),
        dependencies: ["nibc"], path: "Sources/Plugins/NibcLintCommand"),
]

let package = Package(
    name: "nibc",
    platforms: [.macOS(.v15)],
    products: plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
    dependencies: isBuilt ? [] : syntaxPackages,
    targets: plugins
)

if isBuilt {
    package.targets.append(.binaryTarget(name: "nibc", path: bundle))
} else {
    package.products.append(.executable(name: "nibc", targets: ["nibc"]))
    package.targets += [
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "InterfaceBuilder", dependencies: ["CLibXML2"], swiftSettings: settings),
        .target(name: "NibCompiler", dependencies: ["InterfaceBuilder"], swiftSettings: settings),
        .target(
            name: "ManifestReader", dependencies: ["CLibYAML", "InterfaceBuilder", "NibCompiler"],
            swiftSettings: settings),
        .target(
            name: "ObjectiveCReader", dependencies: ["InterfaceBuilder", "NibCompiler"],
            swiftSettings: settings),
        .executableTarget(
            name: "nibc",
            dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler", "ObjectiveCReader"]
                + swiftReader,
            swiftSettings: settings),
    ]
}

if !isDependency, !isBuilt {
    package.targets += [
        .target(
            name: "SwiftReader", dependencies: ["InterfaceBuilder", "NibCompiler"] + syntaxProducts,
            swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinker),
        // What UIKit does with registrations, nibs and sizes, and a module named UIKit that does it.
        .target(name: "UIKitModel", path: "Tests/UIKitModel", swiftSettings: settings),
        .target(name: "UIKit", dependencies: ["UIKitModel"], path: "Tests/UIKit"),
        // Swift Testing ships a cross-import overlay for UIKit; importing both asks for this module.
        .target(name: "_Testing_UIKit", path: "Tests/_Testing_UIKit"),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: settings),
        .testTarget(
            name: "NibCompilerTests", dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler"],
            swiftSettings: settings),
        .testTarget(
            name: "ManifestReaderTests", dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler"],
            swiftSettings: settings),
        .testTarget(
            name: "SwiftReaderTests", dependencies: ["InterfaceBuilder", "NibCompiler", "SwiftReader"],
            swiftSettings: settings),
        .testTarget(
            name: "ObjectiveCReaderTests",
            dependencies: ["InterfaceBuilder", "NibCompiler", "ObjectiveCReader"], swiftSettings: settings),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler", "UIKit", "UIKitModel"],
            swiftSettings: settings),
        .testTarget(
            name: "nibcTests", dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler", "nibc"],
            swiftSettings: settings),
    ]
}

/// `Scripts/fuzz` builds these with libFuzzer, which brings its own `main`.
if Context.environment["NIBC_FUZZ"] != nil {
    package.targets += ["Reader", "Manifest"].map { name in
        .executableTarget(
            name: "Fuzz\(name)", dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler"],
            path: "Tests/Fuzz/\(name)", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
    }
}
