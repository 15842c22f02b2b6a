// swift-tools-version: 6.1
import PackageDescription

/// Whether somebody else's package depends on this one. Its consumers then see the command and what it
/// needs, and nothing of the tests: no iOS project may ever meet a target named UIKit.
let isDependency = Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "nibc",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "nibc", targets: ["nibc"])],
    targets: [
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
        .executableTarget(
            name: "nibc", dependencies: ["InterfaceBuilder", "ManifestReader", "NibCompiler"],
            swiftSettings: settings),
    ]
)

if !isDependency {
    package.targets += [
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
