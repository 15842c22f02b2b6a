import Foundation
import Testing

/// The command plug-ins, and the command itself, on a package whose code only a build makes.
@Suite(.enabled(if: SampleProject.isPossible, "needs swift and ldd, and a nibc without a sanitizer"))
struct SampleCommandTests {
    /// Generated code that is nowhere is read from memory: calls of it count, and so does their absence.
    @Test func lintReadsWhatOnlyTheBuildWrites() throws {
        let sample = try SampleProject()
        let clean = try sample.swift("package", "nibc-lint")
        #expect(clean.status == 0)
        #expect(
            clean.output.contains("nibc: no findings in 5 view descriptions, 9 sources, 3 manifests; 8 reg"))
        // Others could register on a view that they see.
        try sample.edit(
            "Sources/Bread/BreadController.swift", "public private(set) lazy", "private(set) lazy")
        try sample.edit(
            "Sources/Bread/BreadController.swift", "        registerReusableViews(in: collectionView)\n", "")
        let faulty = try sample.swift("package", "nibc-lint")
        #expect(faulty.status == 1)
        let place = "\(sample.path)/Sources/Bread/BreadController.swift:20:9:"
        #expect(
            faulty.output.contains(
                """
                \(place) error: nothing registers 'BreadCell' as a cell of BreadController.collectionView [unregistered-identifier]
                \(place) note: dequeued here, in generated code

                """), "\(faulty.output)")
        #expect(try sample.swift("package", "nibc-lint", "--target", "Cakes").status == 0)
        #expect(try sample.swift("package", "nibc-lint", "--target", "Bread", "--quiet").status == 1)
        #expect(!FileManager.default.fileExists(atPath: "\(sample.path)/Sources/Bread/Generated"))
    }

    @Test func generatingIntoThePackageNeedsItsPermission() throws {
        let sample = try SampleProject()
        let file = "Sources/Bread/Generated/BreadController+Reuse.swift"
        let refused = try sample.swift("package", "nibc-generate")
        #expect(refused.status != 0)
        #expect(
            refused.output.contains("Generated Swift files are written beside each nibc.yml"),
            "\(refused.output)")
        #expect(!FileManager.default.fileExists(atPath: "\(sample.path)/\(file)"))
        let one = try sample.swift(
            "package", "--allow-writing-to-package-directory", "nibc-generate", "--target", "Bread")
        #expect(one.status == 0, "\(one.output)")
        #expect(one.output.contains("nibc: 1 written, 0 unchanged, 0 removed"))
        #expect(try sample.read(file).contains("extension BreadController {"))
        let check = try sample.swift(
            "package", "--allow-writing-to-package-directory", "nibc-generate", "--check")
        #expect(check.status == 1)
        #expect(check.output.contains("Sources/Pies/Generated/PiesController+Reuse.swift: would be added"))
        // Generated twice, once by hand and once by the build: said in one sentence, not by the compiler's twenty.
        let build = try sample.build()
        #expect(build.status == 1)
        #expect(
            build.run.output.contains(
                "error: '\(sample.path)/\(file)' declares what the plug-in NibcGenerate generates again"),
            "\(build.run.output)")
    }
}
