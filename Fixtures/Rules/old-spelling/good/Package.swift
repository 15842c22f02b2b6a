// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pantry",
    targets: [.target(name: "Modern"), .target(name: "Old")])
