import Foundation
import Testing

/// A package that uses the build-tool plug-in, as its developer sees it: one `swift build` after each change.
@Suite(.enabled(if: SampleProject.isPossible, "needs swift and ldd, and a nibc without a sanitizer"))
struct SampleBuildTests {
    @Test func everyChangeReachesTheBuildAndNothingElseRuns() throws {
        let sample = try SampleProject()
        let first = try sample.build()
        try #require(first.status == 0, "\(first.run.output)")
        #expect(first.generated == ["Bread", "Cakes", "Pies"])
        #expect(!first.run.output.contains("warning:"), "\(first.run.output)")
        #expect(
            try sample.registrations() == [
                "bread at 420: UICollectionElementKindSectionHeader 'BreadHeader' from BreadHeader of the module,"
                    + " cell 'BreadCell' from BreadCell of the module",
                "cakes at 380: header or footer 'CakesHeader' from CakesHeader of the module,"
                    + " cell 'CakeCell' from CakeCell of the module",
                "pies at 290: cell 'Pie' from PieCell of the module",
            ])

        let nothing = try sample.build()
        #expect(nothing.generated == [])
        #expect(!nothing.compiles)

        try sample.edit(
            "Sources/Bread/BreadHeader.xib", "reuseIdentifier=\"BreadHeader\"", "reuseIdentifier=\"Shelf\"")
        let edited = try sample.build()
        #expect(edited.generated == ["Bread"])
        #expect(edited.compiles)
        #expect(
            try sample.registrations()[0].contains("SectionHeader 'Shelf' from BreadHeader of the module"))

        try sample.edit("Sources/Bread/BreadHeader.xib", "Fresh today", "Still warm")
        let unchanged = try sample.build()
        #expect(unchanged.generated == ["Bread"])
        #expect(!unchanged.compiles, "the generated file stays as it is: \(unchanged.run.output)")

        try sample.write("Sources/Prices/Prices.swift", try sample.read("Sources/Prices/Prices.swift") + "\n")
        #expect(try sample.build().generated == [])
    }

    @Test func aManifestOfAFolderIsNotTheTargets() throws {
        let sample = try SampleProject()
        // By its path it comes before the target's.
        try sample.write("Sources/Pies/Nibs/nibc.yml", "nibc: 1\nlint: {rules: {unused-nib: off}}\n")
        let build = try sample.build()
        #expect(build.status == 0, "\(build.run.output)")
        #expect(build.run.output.contains("Sources/Pies/Nibs/nibc.yml': a target has one manifest"))
        #expect(
            try sample.registrations().last == "pies at 290: cell 'Pie' from PieCell of the module")
    }

    @Test func filesComeAndGo() throws {
        let sample = try SampleProject()
        #expect(try sample.build().status == 0)

        // Into a folder that is copied as it is: only the plug-in knows what is in there.
        let tart = "Sources/Pies/Nibs/Small/TartCell.xib"
        try sample.write(
            tart,
            try sample.read("Sources/Pies/Nibs/Small/PieCell.xib").replacing("PieCell", with: "TartCell")
                .replacing("\"Pie\"", with: "\"Tart\""))
        try sample.write(
            "Sources/Pies/TartCell.swift",
            "import UIKit\n\npublic final class TartCell: UICollectionViewCell {}\n")
        try sample.edit(
            "Sources/Pies/nibc.yml", "cell: {nib: PieCell}",
            "cells: {pie: {nib: PieCell}, tart: {nib: TartCell}}")
        let added = try sample.build()
        #expect(added.status == 0, "\(added.run.output)")
        #expect(added.generated == ["Pies"])
        let both =
            "pies at 290: cell 'Pie' from PieCell of the module, cell 'Tart' from TartCell of the module"
        #expect(try sample.registrations().last == both)
        try sample.edit(tart, "\"Tart\"", "\"Tartlet\"")
        #expect(try sample.build().generated == ["Pies"])
        #expect(try sample.registrations().last == both.replacing("'Tart'", with: "'Tartlet'"))

        // A controller, with a nib that Package.swift does not mention.
        let manifest = try sample.read("Sources/Bread/nibc.yml")
        try sample.write(
            "Sources/Bread/RollCell.xib",
            try sample.read("Sources/Bread/BreadCell.xib").replacing("BreadCell", with: "RollCell"))
        try sample.write(
            "Sources/Bread/RollsController.swift",
            """
            import UIKit

            final class RollsController: UIViewController {
                func register(in view: UICollectionView) { registerReusableViews(in: view) }
            }

            final class RollCell: UICollectionViewCell {}

            """)
        try sample.write(
            "Sources/Bread/nibc.yml",
            manifest + "  RollsController:\n    views:\n      collectionView: {cell: {nib: RollCell}}\n")
        let controller = try sample.build()
        #expect(controller.status == 0, "\(controller.run.output)")
        #expect(controller.generated == ["Bread"])
        #expect(!controller.run.output.contains("warning:"), "\(controller.run.output)")
        #expect(try sample.generated("Bread").contains("extension RollsController {"))

        // And away again.
        for name in ["RollsController.swift", "RollCell.xib"] { try sample.remove("Sources/Bread/\(name)") }
        try sample.write("Sources/Bread/nibc.yml", manifest)
        let removed = try sample.build()
        #expect(removed.status == 0, "\(removed.run.output)")
        #expect(!(try sample.generated("Bread").contains("RollsController")))

        // A manifest less: its code is no longer compiled. And one more, with nothing in it yet.
        try sample.remove("Sources/Pies/nibc.yml")
        try sample.write(
            "Sources/Pies/PiesController.swift",
            """
            import UIKit

            public final class PiesController: UIViewController {
                public let collectionView = UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                // The name of what was generated is free.
                public enum ReuseIdentifier {}
                // As before for who calls it: whether a change of Pies compiles Bakery anew is Swift's affair.
                public override func viewDidLoad() { super.viewDidLoad() }
            }

            public final class PieCell: UICollectionViewCell {}

            """)
        try sample.write("Sources/Prices/nibc.yml", "nibc: 1\n")
        let moved = try sample.build()
        #expect(moved.status == 0, "\(moved.run.output)")
        #expect(moved.generated == ["Prices"])
        #expect(try sample.registrations().last == "pies at 290: ")
        #expect(try sample.build().generated == [])
    }

    @Test func aFaultEndsTheBuildAtTheFilesOwnLine() throws {
        let sample = try SampleProject()
        let header = try sample.read("Sources/Bread/BreadHeader.xib")
        try sample.edit(
            "Sources/Bread/BreadHeader.xib", "    </objects>",
            "        <view contentMode=\"scaleToFill\" id=\"bre-Vw-5fF\"/>\n    </objects>")
        let place =
            "\(sample.path)/Sources/Bread/BreadHeader.xib:26:10: error: "
        for _ in 1...2 {
            let faulty = try sample.build()
            #expect(faulty.status == 1)
            let line = try #require(faulty.run.lines.first { $0.contains(place) }, "\(faulty.run.output)")
            #expect(line.hasSuffix("[nib-root-count]"))
            #expect(!FileManager.default.fileExists(atPath: "\(sample.path)/.build/debug/Bakery"))
        }
        try sample.write("Sources/Bread/BreadHeader.xib", header)
        try sample.edit("Sources/Bread/nibc.yml", "BreadHeader,", "BreadHaeder,")
        let misspelt = try sample.build()
        #expect(misspelt.status == 1)
        #expect(
            misspelt.run.output.contains("\(sample.path)/Sources/Bread/nibc.yml:9:23: error: "),
            "\(misspelt.run.output)")
        try sample.edit("Sources/Bread/nibc.yml", "BreadHaeder,", "BreadHeader,")
        let mended = try sample.build()
        #expect(mended.status == 0)
        #expect(try sample.registrations().count == 3)
    }
}
