import Foundation
import InterfaceBuilder
import Testing

/// The synthetic files beside the project, each of which shows one thing; skipped where they are absent.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: Samples.folder)))
struct SampleTests {
    @Test func header() throws {
        let document = try Samples.document("01-BedHeaderView.xib")
        #expect(document.kind == .xib)
        #expect(document.platform == .iOS)
        #expect(document.isComplete)
        #expect(document.placeholders.map(\.role) == [.fileOwner, .firstResponder])
        let root = try #require(document.topLevelObjects.first)
        #expect(document.topLevelObjects.count == 1)
        #expect(root.element == "collectionReusableView")
        #expect(root.className == "BedHeaderView")
        #expect(root.customModule?.value == "GardenKit")
        #expect(root.inheritsModule)
        #expect(root.reuseIdentifier?.value == "BedHeaderView")
        #expect(root.reuseIdentifier.map { document.file[$0.range] } == "BedHeaderView")
        #expect(document.file[root.nameRange] == "collectionReusableView")
        #expect(
            document.connections(from: root.id).map { "\($0.kind) \($0.name.value) \($0.destination.value)" }
                == ["outlet titleLabel hdr-01-lbl"])
    }

    @Test func storyboardWithSectionViews() throws {
        let document = try Samples.document("18-GardenGrid.storyboard")
        #expect(document.kind == .storyboard)
        let scene = try #require(document.scenes.first)
        #expect(scene.controller?.className == "GardenGridController")
        #expect(scene.storyboardIdentifier?.value == "GardenGrid")
        let view = try #require(document.reusingViews.first)
        #expect(view.family == .collection)
        #expect(view.scene == 0)
        #expect(
            view.prototypes.map { "\($0.role) \($0.object.reuseIdentifier?.value ?? "-")" }
                == ["cell GridSeed", "sectionHeader GridHeader", "sectionFooter -"])
        let layout = try #require(view.layout)
        #expect(layout.isFlow)
        #expect(!layout.scrollsHorizontally)
        #expect(layout.headerReferenceSize?.value == .init(width: 50, height: 40))
        #expect(layout.footerReferenceSize?.value == .init(width: 50, height: 30))
    }

    @Test func tablePrototypes() throws {
        let document = try Samples.document("19-TaskList.storyboard")
        let table = try #require(document.reusingViews.first)
        #expect(table.family == .table)
        #expect(table.prototypes.allSatisfy { $0.role == .cell })
        #expect(!table.prototypes.isEmpty)
    }

    @Test(arguments: [
        ("07-TwoRoots.xib", ["collectionReusableView", "view"]),
        ("09-PlainViewRoot.xib", ["view"]),
        ("14-PlaceholdersOnly.xib", []),
        ("15-RecognizerBesideHeader.xib", ["tapGestureRecognizer", "collectionReusableView"]),
        ("28-FutureHeader.xib", ["collectionReusableView"]),
        ("29-BomCrlfHeader.xib", ["collectionReusableView"]),
    ])
    func topLevelObjects(file: String, elements: [String]) throws {
        #expect(try Samples.document(file).topLevelObjects.map(\.element) == elements)
    }

    @Test func ownersAreSwappedOnMac() throws {
        let document = try Samples.document("27-MacPanel.xib")
        #expect(document.platform == .macOS)
        #expect(document.fileOwner?.id == "-2")
        #expect(document.placeholders.count == 3)
    }

    @Test func conflictMarkersAreNamedAtTheirLine() throws {
        let (document, diagnostics) = try Samples.read("25-ConflictHeader.xib")
        let finding = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(finding.id == "merge-conflict")
        #expect(LineTable(document.file).location(of: finding.range.bytes.lowerBound) == (14, 1))
        #expect(!document.isComplete)
    }

    @Test func everyOtherSampleIsComplete() throws {
        for name in try Samples.names() where name != "25-ConflictHeader.xib" {
            let (document, diagnostics) = try Samples.read(name)
            #expect(diagnostics.isEmpty, "\(name)")
            #expect(document.isComplete, "\(name)")
        }
    }
}

enum Samples {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/samples").path

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    }

    static func read(_ name: String) throws -> (document: Document, diagnostics: [Diagnostic]) {
        let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: name))
        return DocumentReader.read(try SourceDecoder.decode(path: name, bytes: Array(bytes)))
    }

    static func document(_ name: String) throws -> Document { try read(name).document }
}
