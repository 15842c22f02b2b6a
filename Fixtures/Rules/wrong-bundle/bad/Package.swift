// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PantryKit",
    platforms: [.iOS(.v15)],
    products: [.library(name: "PantryKit", targets: ["PantryKit"])],
    targets: [
        .target(name: "PantryKit", resources: [.process("Views")]),
        .target(name: "PantryUI", dependencies: ["PantryKit"]),
    ])
