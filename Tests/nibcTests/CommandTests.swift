import Foundation
import Testing

@Suite struct CommandTests {
    @Test func dumpOfABrokenFileShowsWhatWasRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header.replacing("    </objects>\n</document>\n", with: ""))
        let run = try CommandRun("dump", "a.xib", in: folder)
        #expect(run.status == 1)
        let dump = try run.json()
        #expect(dump["version"] as? Int == 1)
        #expect(dump["complete"] as? Bool == false)
        let root = try #require((dump["topLevelObjects"] as? [[String: Any]])?.first)
        #expect(root["class"] as? String == "HeaderView")
        #expect(root["line"] as? Int == 6)
        #expect(root["userLabel"] is NSNull)
        #expect(run.errors.contains("a.xib:7:1: error: "))
    }

    @Test func dumpShowsScenesViewsAndConnections() throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", SampleText.storyboard)
        let run = try CommandRun("dump", "Main.storyboard", in: folder)
        #expect(run.status == 0)
        let dump = try run.json()
        #expect(dump["complete"] as? Bool == true)
        #expect((dump["scenes"] as? [Any])?.count == 1)
        let views = try #require(dump["reusingViews"] as? [[String: Any]])
        #expect(views.map { $0["family"] as? String } == ["collection", "table"])
        #expect((views[0]["prototypes"] as? [Any])?.count == 1)
        #expect((views[0]["layout"] as? [String: Any])?["isFlow"] as? Bool == true)
        #expect((dump["connections"] as? [Any])?.count == 2)
    }

    @Test func initListsControllersAndOverwritesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Main.storyboard", SampleText.storyboard)
        let run = try CommandRun("init", "App", in: folder)
        #expect(run.status == 0)
        #expect(run.errors == "nibc: 'App/nibc.yml' is written, with 1 controller\n")
        let text = try folder.read("App/nibc.yml")
        #expect(text.contains("module: Garden\n"))
        for name in ["  GardenController:", "      beds:", "      tasks:"] { #expect(text.contains(name)) }
        let again = try CommandRun("init", "App", in: folder)
        #expect(again.status == 2)
        #expect(again.errors == "nibc: 'App/nibc.yml' exists already and is not overwritten\n")
        #expect(try folder.read("App/nibc.yml") == text)
    }

    @Test(.enabled(if: Unprivileged.isPossible, "the superuser may write everywhere"))
    func initTellsWhenItMayNotWrite() throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", SampleText.storyboard)
        try folder.setPermissions(0o555, of: "")
        defer { try? folder.setPermissions(0o755, of: "") }
        let run = try CommandRun(["init"], in: folder, launcher: Unprivileged.launcher)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'nibc.yml' cannot be written: permission denied\n")
    }

    @Test func explainFindsNibsAndIdentifiers() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Header.xib", SampleText.header)
        try folder.write("App/Main.storyboard", SampleText.storyboard)
        let nib = try CommandRun("explain", "Header", in: folder)
        #expect(nib.status == 0)
        #expect(nib.output.contains("App/Header.xib:6:10: top-level object: "))
        #expect(nib.output.contains("no entry of a manifest"))
        let identifier = try CommandRun("explain", "Seed", "--format", "json", in: folder).json()
        #expect((identifier["descriptions"] as? [[String: Any]])?.first?["line"] as? Int == 11)
        let unknown = try CommandRun("explain", "HeaderVeiw", in: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("did you mean 'HeaderView'?"))
    }

    @Test func rulesAreListedInBothFormats() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("rules", "--format", "json", in: folder)
        #expect(run.status == 0)
        let rules = try #require(try run.json()["rules"] as? [[String: Any]])
        let table = try CommandRun("rules", in: folder).output
        #expect(table.split(separator: "\n").count == rules.count)
        for rule in rules {
            let id = try #require(rule["id"] as? String)
            #expect(table.contains("\(id) "))
            #expect(try CommandRun("explain", id, in: folder).output.hasPrefix("\(id): "))
        }
    }
}
