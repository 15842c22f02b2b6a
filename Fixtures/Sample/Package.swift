// swift-tools-version: 6.1
import PackageDescription

// An app's modules whose reuse code the plug-in of nibc generates. In a package of your own the dependency is
//     .package(url: "https://…/nibc.git", from: "0.1.0")
let nibc = Package.Dependency.package(name: "nibc", path: "../..")
let generate = Target.PluginUsage.plugin(name: "NibcGenerate", package: "nibc")

// Where there is no UIKit, a few lines in its place, so that the sample builds and runs.
#if os(Linux)
    let uiKit: [Target.Dependency] = ["UIKit"]
    let double: [Target] = [.target(name: "UIKit")]
#else
    let uiKit: [Target.Dependency] = []
    let double: [Target] = []
#endif

let package = Package(
    name: "Bakery",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macOS(.v15)],
    dependencies: [nibc],
    targets: double + [
        // Xibs beside the sources that use them.
        .target(
            name: "Bread", dependencies: uiKit,
            resources: [.process("BreadHeader.xib"), .process("BreadCell.xib")], plugins: [generate]),
        // A folder of resources, one of them localized.
        .target(
            name: "Cakes", dependencies: uiKit, resources: [.process("Resources")], plugins: [generate]),
        // A folder that is copied as it is.
        .target(name: "Pies", dependencies: uiKit, resources: [.copy("Nibs")], plugins: [generate]),
        // A target with nothing to generate.
        .target(name: "Prices", plugins: [generate]),
        .executableTarget(name: "Bakery", dependencies: ["Bread", "Cakes", "Pies", "Prices"] + uiKit),
    ]
)
