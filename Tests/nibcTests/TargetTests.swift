import Foundation
import Testing

/// Two nibs of one name in two targets.
@Suite struct TargetTests {
    /// A xib whose root is a cell of this class and identifier.
    private func cell(_ identifier: String, class name: String = "Cell", extra: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <collectionViewCell id="root" reuseIdentifier="\(identifier)" customClass="\(name)"/>\(extra)
            </objects>
        </document>

        """
    }

    private let secondRoot = "\n        <view id=\"more\"/>"

    private func manifest(_ head: String = "", entry: String = "{nib: Cell}") -> String {
        """
        nibc: 1
        generate: {bundle: module}
        \(head)
        controllers:
          ShopController:
            views:
              collectionView:
                cell: \(entry)

        """
    }

    private let package = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Store", targets: [.target(name: "Shop"), .target(name: "Depot")])

        """

    /// A package of two targets, both with a nib `Cell`, and a manifest at its root.
    private func folder(shop: String, depot: String, manifest: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Sources/Shop/Cell.xib", shop)
        try folder.write("Sources/Depot/Cell.xib", depot)
        try folder.write("nibc.yml", manifest)
        return folder
    }

    private func findings(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> [String] {
        try CommandRun(["lint", "--format", "json"] + arguments, in: folder).findings()
    }

    private let fixed = "{nib: Cell, identifier: Shop}"

    @Test func withoutAProjectNothingIsSaidOfTheContents() throws {
        let folder = try folder(
            shop: cell("Shop", extra: secondRoot), depot: cell("Depot"), manifest: manifest(entry: fixed))
        #expect(try findings(in: folder) == [])
        try FileManager.default.removeItem(at: folder.url(of: "Sources/Depot"))
        #expect(try findings(in: folder) == ["Sources/Shop/Cell.xib:7:10 nib-root-count"])
    }

    @Test func anotherTargetsNibIsNotMeant() throws {
        let folder = try folder(
            shop: cell("Shop"), depot: cell("Depot"), manifest: manifest("module: Shop", entry: fixed))
        try folder.write("Package.swift", package)
        #expect(try findings(in: folder) == [])
        try folder.write("Sources/Depot/Cell.xib", cell("Depot", extra: secondRoot))
        #expect(try findings(in: folder) == [])
    }

    @Test func theOwnTargetsFaultIsFound() throws {
        let folder = try folder(
            shop: cell("Wrong"), depot: cell("Shop"), manifest: manifest("module: Shop", entry: fixed))
        try folder.write("Package.swift", package)
        #expect(try findings(in: folder) == ["Sources/Shop/Cell.xib:6:56 identifier-mismatch"])
    }

    @Test func theManifestsFolderTellsItsTarget() throws {
        let folder = try folder(shop: cell("Wrong"), depot: cell("Shop"), manifest: "nibc: 1\n")
        try FileManager.default.removeItem(at: folder.url(of: "nibc.yml"))
        try folder.write("Sources/Shop/nibc.yml", manifest("sources: [.., .]", entry: fixed))
        try folder.write("Package.swift", package)
        #expect(try findings(in: folder) == ["Sources/Shop/Cell.xib:6:56 identifier-mismatch"])
    }

    @Test func aPackageThatComputesItsTargetsTellsNothing() throws {
        let folder = try folder(
            shop: cell("Wrong"), depot: cell("Shop"), manifest: manifest("module: Shop", entry: fixed))
        try folder.write("Package.swift", "let names = [\"Shop\"]; let t = names.map { .target(name: $0) }\n")
        #expect(try findings(in: folder) == [])
    }

    @Test func aBundleThatOnlyCodeKnowsMayBeAnyTargets() throws {
        let folder = try folder(
            shop: cell("Wrong"), depot: cell("Shop"),
            manifest: manifest(
                "module: Shop", entry: "{nib: Cell, identifier: Shop, bundle: Bundles.depot}"))
        try folder.write("Package.swift", package)
        #expect(try findings(in: folder) == [])
    }

    @Test func aNibThatExistsIsNotMissing() throws {
        let folder = try folder(
            shop: cell("Shop"), depot: cell("Depot"), manifest: manifest("module: Other"))
        try folder.write(
            "Package.swift", package.replacing("[.target", with: "[.target(name: \"Other\"), .target"))
        #expect(try findings(in: folder) == [])
    }

    @Test func theIdentifierIsTheOwnTargetsOrElseTheCommonOne() throws {
        let folder = try folder(
            shop: cell("Shop", class: "ShopCell"), depot: cell("Depot", class: "DepotCell"),
            manifest: manifest("module: Shop"))
        let name = "Generated/ShopController+Reuse.swift"
        _ = try CommandRun("generate", in: folder)
        #expect(try folder.read(name).contains("= \"Cell\""))
        #expect(try !folder.read(name).contains("DepotCell"))
        try folder.write("Package.swift", package)
        _ = try CommandRun("generate", in: folder)
        #expect(try folder.read(name).contains("= \"Shop\""))
        #expect(try folder.read(name).contains("ShopCell"))
        try FileManager.default.removeItem(at: folder.url(of: "Package.swift"))
        try folder.write("Sources/Depot/Cell.xib", cell("Shop", class: "ShopCell"))
        _ = try CommandRun("generate", in: folder)
        #expect(try folder.read(name).contains("= \"Shop\""))
    }

    @Test(arguments: ["Lists", "Folders"]) func xcodesProjectsAreFoundAbove(name: String) throws {
        let folder = try TemporaryFolder()
        let (own, other, module) =
            name == "Lists"
            ? ("Shop/Views", "ShopWidget/Views", "Store") : ("Garden/Views", "GardenTV/Views", "Garden")
        let project = try String(
            contentsOf: Self.fixtures.appending(path: "\(name).pbxproj"), encoding: .utf8)
        try folder.write("App/Store.xcodeproj/project.pbxproj", project)
        try folder.write("App/\(own)/Cell.xib", cell("Wrong"))
        try folder.write("App/\(other)/Cell.xib", cell("Other"))
        try folder.write("App/nibc.yml", manifest("module: \(module)", entry: fixed))
        let expected = ["App/\(own)/Cell.xib:6:56 identifier-mismatch"]
        #expect(try findings(in: folder) == expected)
        // From inside, the project lies above: it counts within a repository.
        let inside = ["--config", "App/nibc.yml", "App/\(own)", "App/\(other)"]
        try FileManager.default.moveItem(
            at: folder.url(of: "App/Store.xcodeproj"), to: folder.url(of: "Store.xcodeproj"))
        try folder.write(
            "Store.xcodeproj/project.pbxproj",
            project.replacing("projectDirPath = \"\"", with: "projectDirPath = App"))
        #expect(try findings(in: folder) == expected)
        try folder.makeFolder(".git")
        #expect(try findings(inside, in: folder) == expected)
        // Half a project tells what it lists, and nothing of what it does not.
        try folder.write("Store.xcodeproj/project.pbxproj", String(project.prefix(project.count / 2)))
        #expect(try findings(in: folder) == [])
    }

    @Test(arguments: ["Shop/Views", "Shop/Old/Deeper/Views"]) func whatNoTargetHasDrawsNotes(path: String)
        throws
    {
        let folder = try TemporaryFolder()
        let project = try String(
            contentsOf: Self.fixtures.appending(path: "Lists.pbxproj"), encoding: .utf8)
        try folder.write("Store.xcodeproj/project.pbxproj", project)
        let twice = "\n        <view id=\"root\"/>"
        try folder.write("\(path)/Old.xib", cell("Old", extra: twice))
        let run = try CommandRun(["lint"], in: folder)
        #expect(run.output.contains("Old.xib:7:19: note: "))
        #expect(run.output.contains("note: the file is in no target"))
        #expect(run.status == 0)
        try FileManager.default.removeItem(at: folder.url(of: "Store.xcodeproj"))
        #expect(try CommandRun(["lint"], in: folder).output.contains("Old.xib:7:19: error: "))
    }

    @Test func variantsOfOneFolderMayBeTwoTargets() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/Shop/Cell.xib", cell("Shop"))
        try folder.write("Sources/Shop/de.lproj/Cell.xib", cell("Depot"))
        let differ = ["Sources/Shop/de.lproj/Cell.xib:6:56 localized-variants-differ"]
        #expect(try findings(in: folder) == differ)
        try folder.write("Package.swift", package)
        #expect(try findings(in: folder) == differ)
        try folder.write(
            "Package.swift",
            package.replacing(
                ".target(name: \"Depot\")", with: ".target(name: \"Depot\", path: \"Sources/Shop/de.lproj\")")
        )
        #expect(try findings(in: folder) == [])
        try folder.write("nibc.yml", manifest("module: Shop", entry: fixed))
        #expect(try findings(in: folder) == [])
    }

    @Test func devicesOfOneTargetMayHaveFoldersOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/Shop/Phone/Cell~iphone.xib", cell("Shop"))
        try folder.write("Sources/Shop/Pad/Cell~ipad.xib", cell("Wrong"))
        try folder.write("nibc.yml", manifest("module: Shop", entry: fixed))
        #expect(try findings(in: folder) == [])
        try folder.write("Package.swift", package)
        #expect(try findings(in: folder) == ["Sources/Shop/Pad/Cell~ipad.xib:6:56 identifier-mismatch"])
    }

    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Projects")
}
