import Foundation
import NibCompiler
import Testing

/// The two forms of project files that Xcode writes.
@Suite struct XcodeProjectTests {
    private func read(_ name: String) throws -> TargetMembership {
        let text = try Repository.text("Fixtures/Projects/\(name).pbxproj")
        return XcodeProject.read(Array(text.utf8), path: "/repo/Store.xcodeproj")
    }

    private func names(_ file: String, in membership: TargetMembership) -> [String] {
        membership.targets(of: file).targets.map(\.name).sorted()
    }

    @Test func filesListedOneByOne() throws {
        let project = try read("Lists")
        #expect(project.isWhole)
        #expect(project.targets.map(\.name) == ["Shop", "Shop Widget"])
        #expect(project.targets.map(\.module) == ["Store", "Shop_Widget"])
        #expect(names("/repo/Shop/Views/Cell.xib", in: project) == ["Shop"])
        #expect(names("/repo/ShopWidget/Views/Cell.xib", in: project) == ["Shop Widget"])
        #expect(names("/repo/Shop/Base.lproj/Banner.xib", in: project) == ["Shop"])
        #expect(names("/repo/Shop/de.lproj/Banner.xib", in: project) == ["Shop"])
        #expect(names("/repo/Common/Shared \"Row\".xib", in: project) == ["Shop", "Shop Widget"])
    }

    @Test func aFileThatNoTargetListsIsInNone() throws {
        let project = try read("Lists")
        for file in ["/repo/ShopWidget/Views/Left.xib", "/repo/Other/Cell.xib"] {
            let answer = project.targets(of: file)
            #expect(answer.targets == [])
            #expect(project.targets.allSatisfy { answer.isIn($0) == false })
        }
    }

    @Test func synchronizedFolders() throws {
        let project = try read("Folders")
        #expect(project.isWhole)
        #expect(project.targets.map(\.module) == ["Garden", "GardenTV"])
        #expect(names("/repo/Garden/Beds/Cell.xib", in: project) == ["Garden"])
        #expect(names("/repo/GardenTV/Cell.xib", in: project) == ["GardenTV"])
        #expect(names("/repo/GardenTVold/Cell.xib", in: project) == [])
        #expect(project.targets(around: "/repo/Garden/Beds").map(\.name) == ["Garden"])
        #expect(project.targets(around: "/repo") == [])
    }

    @Test func exceptionsLeaveOutOrTakeIn() throws {
        let project = try read("Folders")
        #expect(names("/repo/Garden/Old/Cell.xib", in: project) == [])
        #expect(names("/repo/Garden/Drafts/Deep/Cell.xib", in: project) == [])
        #expect(names("/repo/Garden/Drafts.xib", in: project) == ["Garden"])
        #expect(names("/repo/Garden/Shared/Row.xib", in: project) == ["Garden", "GardenTV"])
        #expect(names("/repo/Garden/Shared/de.lproj/Banner.xib", in: project) == ["Garden", "GardenTV"])
    }

    /// The small one at every byte.
    @Test(arguments: [("Lists", 29), ("Folders", 1)]) func whatIsCutOffIsUnknown(name: String, step: Int)
        throws
    {
        let text = Array(try Repository.text("Fixtures/Projects/\(name).pbxproj").utf8)
        // Behind the last brace there is a line feed.
        for count in stride(from: 0, to: text.count - 1, by: step) {
            let project = XcodeProject.read(Array(text[..<count]), path: "/repo/Store.xcodeproj")
            #expect(!project.isWhole, "\(count)")
            for target in project.targets {
                #expect(project.targets(of: "/repo/Elsewhere/Cell.xib").isIn(target) == nil, "\(count)")
            }
        }
    }

    @Test(arguments: ["Lists", "Folders"]) func noByteTraps(name: String) throws {
        let text = Array(try Repository.text("Fixtures/Projects/\(name).pbxproj").utf8)
        for index in stride(from: 0, to: text.count, by: 101) {
            for byte: UInt8 in [0, 0x22, 0x28, 0x5C, 0x7D, 0xFF] {
                var changed = text
                changed[index] = byte
                _ = XcodeProject.read(changed, path: "/repo/Store.xcodeproj").targets(of: "/repo/Cell.xib")
            }
        }
    }

    @Test func groupsInCirclesAndMissingObjectsEnd() {
        let text = """
            {objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, U, T); };
                G = {isa = PBXGroup; children = (G, H, X); sourceTree = "<group>"; };
                H = {isa = PBXVariantGroup; children = (G, H); path = ../../../../..; sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = T; buildPhases = (B); };
                B = {isa = PBXResourcesBuildPhase; files = (F, T, B, H); };
                F = {isa = PBXBuildFile; fileRef = H; };
            }; rootObject = P; }
            """
        let project = XcodeProject.read(Array(text.utf8), path: "/S.xcodeproj")
        #expect(!project.isWhole)
        #expect(Set(project.targets.map(\.name)) == ["T"])
    }
}
