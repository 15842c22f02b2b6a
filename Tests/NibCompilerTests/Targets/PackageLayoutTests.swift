import NibCompiler
import Testing

@Suite struct PackageLayoutTests {
    private func read(_ targets: String, files: [String] = []) -> TargetMembership {
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Store",
                products: [.library(name: "Shop", targets: ["Shop"])],
                targets: [
            \(targets)
                ]
            )
            """
        return PackageLayout.read(Array(text.utf8), path: "/p/Package.swift", files: files)
    }

    private func names(_ file: String, in package: TargetMembership) -> [String] {
        package.targets(of: "/p/" + file).targets.map(\.name).sorted()
    }

    @Test func foldersByConvention() {
        let package = read(
            """
            .target(name: "Shop", dependencies: [.target(name: "Kit", condition: .when(platforms: [.iOS]))]),
            .target(name: "Kit"), // .target(name: "Gone"),
            .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            """)
        #expect(package.isWhole)
        #expect(package.targets.map(\.name) == ["Shop", "Kit", "ShopTests"])
        #expect(names("Sources/Shop/Views/Cell.xib", in: package) == ["Shop"])
        #expect(names("Sources/Kit/Cell.xib", in: package) == ["Kit"])
        #expect(names("Tests/ShopTests/Cell.xib", in: package) == ["ShopTests"])
        #expect(names("Sources/Kitchen/Cell.xib", in: package) == [])
        #expect(package.targets(of: "/p/Example/Cell.xib").isIn(package.targets[0]) == false)
        #expect(package.targets(around: "/p/Sources/Kit").map(\.name) == ["Kit"])
    }

    @Test func literalPaths() {
        let package = read(
            """
            .target(name: "Shop", path: "./App/Shop/", exclude: ["Old", "Draft.xib"]),
            .executableTarget(name: "my-tool", path: nil),
            .target(name: "Kit", path: "App", exclude: excluded + ["Shop"]),
            """)
        #expect(names("App/Shop/Cell.xib", in: package) == ["Shop"])
        #expect(names("App/Shop/Old/Cell.xib", in: package) == [])
        #expect(names("App/Shop/Draft.xib", in: package) == [])
        #expect(names("Sources/my-tool/Cell.xib", in: package) == ["my-tool"])
        #expect(package.targets.map(\.module) == ["Shop", "my_tool", "Kit"])
        #expect(package.targets(of: "/p/App/Cell.xib").isIn(package.targets[2]) == nil)
    }

    @Test func otherFoldersOfSwiftPM() {
        let files = ["src/Shop/Shop.swift", "Sources/Kit/Kit.swift"]
        let package = read(".target(name: \"Shop\"), .target(name: \"Kit\")", files: files)
        #expect(names("src/Shop/Cell.xib", in: package) == ["Shop"])
        #expect(names("Sources/Kit/Cell.xib", in: package) == ["Kit"])
        let flat = read(".target(name: \"Shop\")", files: ["Sources/Shop.swift"])
        #expect(names("Sources/Cell.xib", in: flat) == ["Shop"])
    }

    @Test(arguments: [
        ".target(name: prefix + \"Shop\")", ".target(name: \"Shop\\(suffix)\")",
        ".target(name: \"Shop\", path: folder)", ".target(name: \"Shop\", path: \"\"\"\nA\n\"\"\")",
        ".target(dependencies: [])",
    ])
    func whatIsNotLiteralIsUnknown(call: String) {
        let package = read("\(call), .target(name: \"Kit\")")
        #expect(!package.isWhole)
        #expect(names("Sources/Kit/Cell.xib", in: package) == ["Kit"])
        for target in package.targets {
            #expect(package.targets(of: "/p/Shop/Cell.xib").isIn(target) == nil)
        }
    }

    @Test func whatIsCutOffTrapsNowhere() {
        let text = Array(
            """
            let package = Package(name: "\\(a("b"))", targets: [ /* /* */ */ .target(name: "A", path: "B"),
                .target(name: "C", exclude: ["D", "E"]), .testTarget(name: \"""F\""") ])
            """.utf8)
        for count in 0...text.count {
            let cut = Array(text[..<count])
            _ = PackageLayout.read(cut, path: "/p/Package.swift", files: []).targets(of: "/p/B/Cell.xib")
        }
        let deep = Array(String(repeating: ".target(", count: 100_000).utf8)
        #expect(!PackageLayout.read(deep, path: "/p/Package.swift", files: []).isWhole)
    }
}
