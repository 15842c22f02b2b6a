import Foundation
import Testing

/// `X.nib/designable.nib` is the source of nib X; compiled nibs are not looked at.
@Suite struct SourceNibTests {
    @Test func aSourceFolderIsReadAsItsNib() throws {
        let folder = try TemporaryFolder()
        try folder.write("HeaderView.nib/designable.nib", SampleText.header)
        try folder.write("HeaderView.nib/keyedobjects.nib", "bplist00")
        try folder.write("Broken.nib/designable.nib", SampleText.conflict)
        let run = try CommandRun("lint", "--format", "json", in: folder)
        #expect(try run.findings() == ["Broken.nib/designable.nib:2:1 merge-conflict"])
        let explained = try CommandRun("explain", "HeaderView", in: folder)
        #expect(explained.status == 0)
        #expect(explained.output.contains("HeaderView.nib/designable.nib"))
        let file = try CommandRun("lint", "Broken.nib/designable.nib", in: folder)
        #expect(file.status == 1)
    }

    @Test func compiledNibsAreNotLookedAt() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header)
        try folder.write("Flat.nib", "NIBArchive")
        try folder.write("Folder.nib/runtime.nib", "NIBArchive")
        try folder.write("Main.storyboardc/abc.nib", "NIBArchive")
        try folder.write("Elsewhere/designable.nib", "NIBArchive")
        let run = try CommandRun("lint", in: folder)
        #expect(run.output.isEmpty)
        #expect(run.errors == "nibc: no findings in 1 view description\n")
    }
}
